const FIELDS = 'main :is(input, textarea, select), dialog :is(input, textarea, select)';
/** Controls that say nothing, or nothing that may be shown. */
const LEFT_OUT = /^(?:hidden|password|file|submit|button)$/;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const wordsOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

const answerIn = (field: Field): string => {
  if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type))
    return field.checked && field.type === 'radio' ? wordsOf(field.labels?.[0]) : '';
  return field instanceof HTMLSelectElement ? wordsOf(field.selectedOptions[0]) : field.value.trim();
};

const questionFor = (field: Field): string =>
  field.type === 'radio' ? wordsOf(field.closest('fieldset')?.querySelector('legend')) : wordsOf(field.labels?.[0]);

export const typedOnPage = (page: Document): string => {
  const inFields = [...page.querySelectorAll<Field>(FIELDS)]
    .filter((field) => !LEFT_OUT.test(field.type) && !field.closest('[aria-hidden="true"]'))
    .map((field) => [questionFor(field), answerIn(field)] as const);
  // The answers of the steps before, which are shown to be looked through.
  const shown = [...page.querySelectorAll('.answers dt')].map(
    (question) => [wordsOf(question), question.nextElementSibling?.textContent?.trim() ?? ''] as const,
  );
  return [...shown, ...inFields].flatMap(([question, answer]) => (answer ? [`${question}: ${answer}`] : [])).join('\n');
};
