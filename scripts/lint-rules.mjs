// Rules of this project for the linter, in the shape ESLint has for plugins.

const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

const isIntl = ({ type, object }) =>
  type === 'MemberExpression' && object.type === 'Identifier' && object.name === 'Intl'

const isToLocale = ({ type, property }) =>
  type === 'MemberExpression' && /^toLocale(?:Date|Time)?String$/.test(property.name ?? '')

/**
 * Making a formatter costs ten times what using it does, and `toLocaleString` makes one at every call.
 * Where the locale or the options differ from call to call, cache by them and say so beside the rule's name.
 */
const formatterAtModuleScope = {
  meta: {
    type: 'problem',
    docs: { description: 'Formatters of Intl are made once, at module scope.' },
  },
  create(context) {
    let depth = 0
    const refuse = (node, isFormatter) => {
      if (depth > 0 && isFormatter)
        context.report({ node, message: 'Make this formatter once, at module scope.' })
    }
    const visits = functions.flatMap((name) => [
      [name, () => void (depth += 1)],
      [`${name}:exit`, () => void (depth -= 1)],
    ])
    return {
      ...Object.fromEntries(visits),
      NewExpression: (node) => refuse(node, isIntl(node.callee)),
      CallExpression: (node) => refuse(node, isIntl(node.callee) || isToLocale(node.callee)),
    }
  },
}

export default {
  meta: { name: 'forecourt' },
  rules: { 'formatter-at-module-scope': formatterAtModuleScope },
}
