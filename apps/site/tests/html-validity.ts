import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How HTML is written, which React does: a browser reads either way the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'tel-non-breaking': 'off',
    // Titles end in the dealer's name, whose length is theirs.
    'long-title': 'off',
    // Files come from the site itself, which sends its own policy.
    'require-sri': 'off',
    // Sliders and pictures are placed by custom properties; the policy allows them alone.
    'no-inline-style': 'off',
    // Ids of React begin with a low line.
    'valid-id': ['error', { relaxed: true }],
    // A list is sent as one name with several values.
    'form-dup-name': 'off',
    // Any element whose role takes a name may have one.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A label a phone has no room for does not name its field there.
    'no-redundant-aria-label': 'off',
    // The buttons of the list of cars stand in its cards, and name the form.
    'wcag/h32': 'off',
    // A group may be named by `aria-label`; axe checks that it is.
    'wcag/h71': 'off',
  },
})

/** Errors of content model, ids, landmarks, ARIA and labels in a page, as lines for people. */
export async function findInvalidHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)
}
