/** True when a document meets a `filter_by`, read by Typesense's own description of that language. */
export function matchesTypesenseFilter(
  document: Readonly<Record<string, unknown>>,
  filter: string,
): boolean {
  if (filter.trim() === '') return true
  const tokens = tokenize(filter)
  let at = 0
  const or = (): boolean => {
    let holds = and()
    while (tokens[at] === '||') {
      at++
      const next = and()
      holds ||= next
    }
    return holds
  }
  const and = (): boolean => {
    let holds = term()
    while (tokens[at] === '&&') {
      at++
      const next = term()
      holds &&= next
    }
    return holds
  }
  const term = (): boolean => {
    if (tokens[at] !== '(') return holdsFor(document, tokens[at++] ?? '')
    at++
    const holds = or()
    if (tokens[at++] !== ')') throw new Error(`unbalanced filter_by: ${filter}`)
    return holds
  }
  const holds = or()
  if (at !== tokens.length) throw new Error(`unreadable filter_by: ${filter}`)
  return holds
}

/** Brackets, operators and conditions; nothing inside backticks has a meaning. */
function tokenize(filter: string): string[] {
  const pattern = /\s*(&&|\|\||\(|\)|(?:`[^`]*`|\[(?:`[^`]*`|[^\]`])*\]|[^`()&|[\]])+)/gy
  const tokens: string[] = []
  pattern.lastIndex = 0
  while (pattern.lastIndex < filter.trimEnd().length) {
    const match = pattern.exec(filter)
    if (!match) throw new Error(`unreadable filter_by: ${filter}`)
    tokens.push((match[1] ?? '').trim())
  }
  return tokens
}

function holdsFor(document: Readonly<Record<string, unknown>>, condition: string): boolean {
  const [, field = '', operator = '', operand = ''] =
    /^([\w.]+):(!=|>=|<=|=|>|<|!)?(.*)$/s.exec(condition) ?? []
  if (field === '') throw new Error(`unreadable condition: ${condition}`)
  const values = valuesAt(document, field.split('.'))
  const isNegative = operator === '!=' || operator === '!'
  if (['>', '>=', '<', '<='].includes(operator)) {
    return values.some((value) => compares(Number(value), operator, Number(operand)))
  }
  const holds = values.some((value) => operands(operand).some((one) => isOperand(value, one)))
  return isNegative ? !holds : holds
}

function valuesAt(source: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(source)) return source.flatMap((one) => valuesAt(one, path))
  const [key, ...rest] = path
  if (key === undefined) return source === undefined || source === null ? [] : [source]
  if (typeof source !== 'object' || source === null) return []
  return valuesAt((source as Record<string, unknown>)[key], rest)
}

function operands(operand: string): string[] {
  if (!operand.startsWith('[')) return [operand]
  const inside = operand.slice(1, -1)
  return inside.match(/`[^`]*`|[^,`]+/g) ?? []
}

function isOperand(value: unknown, operand: string): boolean {
  const [, from, to] = /^(-?[\d.]+?)\.\.(-?[\d.]+)$/.exec(operand.trim()) ?? []
  if (from !== undefined) return Number(value) >= Number(from) && Number(value) <= Number(to)
  const plain = operand.trim().replaceAll('`', '')
  return String(value).toLowerCase() === plain.toLowerCase()
}

function compares(value: number, operator: string, bound: number): boolean {
  if (operator === '>') return value > bound
  if (operator === '>=') return value >= bound
  return operator === '<' ? value < bound : value <= bound
}
