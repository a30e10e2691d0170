import { formatPrice } from '@forecourt/stock/model'
import { Collapsible } from '@forecourt/ui/collapsible'
import { NumberField } from '@forecourt/ui/number-field'
import { OptionLink } from '@forecourt/ui/option-link'
import { SearchField } from '@forecourt/ui/search-field'
import {
  type CatalogueFacetGroup,
  type CatalogueResults,
  type CatalogueSearch,
  type FacetValue,
  formatCount,
  TYPING_DELAY_MS,
  toggleCatalogueFacet,
} from '../../model/index.ts'
import { orderRange } from '../../model/range.ts'
import { useDelayed } from '../filter-sidebar/use-delayed.ts'
import { useTypedText } from '../filter-sidebar/use-typed-text.ts'
import { CatalogueForm } from './catalogue-form.tsx'
import { type CatalogueContext, catalogueLink } from './catalogue-link.ts'
import { catalogueListStyles as styles } from './catalogue-list.styles.ts'

export interface CatalogueFiltersProps {
  context: CatalogueContext
  search: CatalogueSearch
  /** Facets with their values, and the ends of the price. */
  results: Pick<CatalogueResults<unknown>, 'groups' | 'priceBounds'>
  /** Hint inside the keyword field, such as "Name or part number". */
  placeholder: string
}

/** Values of a facet in sight; the others stand behind "Show more". */
const VALUES_IN_SIGHT = 8

/** Keyword, facets and price of a list. */
export function CatalogueFilters({ results, placeholder, ...rest }: CatalogueFiltersProps) {
  return (
    <div className={styles.filters}>
      <h2 className={styles.filtersHeading}>Filters</h2>
      <KeywordForm {...rest} placeholder={placeholder} />
      {results.groups.map((group) => (
        <FacetGroup key={group.key} {...rest} group={group} />
      ))}
      {results.priceBounds && <PriceForm {...rest} bounds={results.priceBounds} />}
    </div>
  )
}

type FilterProps = Pick<CatalogueFiltersProps, 'context' | 'search'>

/* Follows 300 ms after the last key, or at once on Enter. */
function KeywordForm({ context, search, placeholder }: FilterProps & { placeholder: string }) {
  const { text, type } = useTypedText(search.query)
  const submit = (query: string) => {
    if (query.trim() !== search.query)
      context.onSearch?.({ search: { ...search, query: query.trim(), page: 1 } })
  }
  const submitLater = useDelayed(TYPING_DELAY_MS, submit)
  return (
    <CatalogueForm
      context={context}
      rest={{ ...search, query: '' }}
      onSubmit={context.onSearch && (() => submit(text))}
      submitLabel="Search"
      isSearch
    >
      <SearchField
        label="Keyword"
        name="query"
        maxLength={200}
        placeholder={placeholder}
        value={text}
        onValueChange={({ value }) => {
          type(value)
          submitLater(value)
        }}
      />
    </CatalogueForm>
  )
}

function FacetGroup({ group, ...rest }: FilterProps & { group: CatalogueFacetGroup }) {
  const inSight = group.values.filter((value, index) => index < VALUES_IN_SIGHT || value.isRefined)
  const others = group.values.filter((value) => !inSight.includes(value))
  return (
    <section aria-labelledby={`catalogue-${group.key}`}>
      <h3 id={`catalogue-${group.key}`} className={styles.groupTitle}>
        {group.label}
      </h3>
      <Options {...rest} facet={group.key} values={inSight} />
      {others.length > 0 && (
        <Collapsible>
          <Options {...rest} facet={group.key} values={others} />
        </Collapsible>
      )}
    </section>
  )
}

function Options({
  context,
  search,
  facet,
  values,
}: FilterProps & { facet: string; values: readonly FacetValue[] }) {
  return (
    <ul className={styles.options}>
      {values.map(({ value, label, count, isRefined }) => (
        <li key={value}>
          <OptionLink
            {...catalogueLink(context, toggleCatalogueFacet(search, facet, value))}
            label={label}
            count={formatCount(count)}
            chosen={isRefined}
          />
        </li>
      ))}
    </ul>
  )
}

/* Follows when a field is left, or on Enter. */
function PriceForm({
  context,
  search,
  bounds,
}: FilterProps & { bounds: { min: number; max: number } }) {
  const { price } = search
  const change = (end: 'min' | 'max') => (details: { value: number | null }) => {
    const { [end]: _, ...other } = price
    const next = details.value === null ? other : { ...other, [end]: details.value }
    context.onSearch?.({ search: { ...search, price: orderRange(next), page: 1 } })
  }
  return (
    <section aria-labelledby="catalogue-price">
      <h3 id="catalogue-price" className={styles.groupTitle}>
        Price
      </h3>
      <CatalogueForm
        context={context}
        rest={{ ...search, price: {} }}
        onSubmit={context.onSearch && (() => undefined)}
        submitLabel="Apply price"
      >
        <div className={styles.price}>
          {(['min', 'max'] as const).map((end) => (
            <NumberField
              key={end}
              label={end === 'min' ? 'From' : 'To'}
              name={`price_${end}`}
              prefix="$"
              min={0}
              max={9_999_999}
              placeholder={formatPrice(
                end === 'min' ? Math.floor(bounds.min) : Math.ceil(bounds.max),
              ).slice(1)}
              {...(context.onSearch === undefined
                ? { defaultValue: price[end] ?? null }
                : { value: price[end] ?? null, onValueChange: change(end) })}
            />
          ))}
        </div>
      </CatalogueForm>
    </section>
  )
}
