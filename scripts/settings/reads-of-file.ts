import { type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast'
import {
  isBindingElement,
  isCallExpression,
  isElementAccessExpression,
  isIdentifier,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isStringLiteral,
} from 'typescript/unstable/ast/is'

/** A place that reads a property. */
export interface Read {
  /** Name of the property; null where it is computed. */
  readonly name: string | null
  /** Node that names the property. */
  readonly at: Node
  /** Node whose type has the property. */
  readonly of: Node
}

function readAt(node: Node): Read[] {
  if (isPropertyAccessExpression(node)) {
    return [{ name: node.name.text, at: node.name, of: node.expression }]
  }
  if (isElementAccessExpression(node)) {
    const key = node.argumentExpression
    const name = isStringLiteral(key) ? key.text : null
    return [{ name, at: key, of: node.expression }]
  }
  if (isBindingElement(node) && isObjectBindingPattern(node.parent)) {
    const key = node.propertyName ?? node.name
    return key && isIdentifier(key) ? [{ name: key.text, at: key, of: node.parent }] : []
  }
  return []
}

/** Every place of a file that reads a property by name, by a computed key or by taking it apart. */
export function listReads(file: SourceFile): Read[] {
  const reads: Read[] = []
  const visit = (node: Node): void => {
    reads.push(...readAt(node))
    node.forEachChild(visit)
  }
  visit(file)
  return reads
}

/** Names in quotes handed to a function: `isFeatureOn(site, 'finance')` asks for "finance". */
export function listAskedNames(file: SourceFile, callee: string): string[] {
  const names: string[] = []
  const visit = (node: Node): void => {
    if (
      isCallExpression(node) &&
      isIdentifier(node.expression) &&
      node.expression.text === callee
    ) {
      names.push(...[...node.arguments].filter(isStringLiteral).map(({ text }) => text))
    }
    node.forEachChild(visit)
  }
  visit(file)
  return names
}

/** Names in quotes given to a property: a route with `feature: 'careers'` is there while that is on. */
export function listGivenNames(file: SourceFile, property: string): string[] {
  const names: string[] = []
  const visit = (node: Node): void => {
    if (
      isPropertyAssignment(node) &&
      isIdentifier(node.name) &&
      node.name.text === property &&
      isStringLiteral(node.initializer)
    ) {
      names.push(node.initializer.text)
    }
    node.forEachChild(visit)
  }
  visit(file)
  return names
}

/** True when a node declares the members of a type. */
export function isMemberList({ kind }: Node): boolean {
  return kind === SyntaxKind.InterfaceDeclaration || kind === SyntaxKind.TypeLiteral
}
