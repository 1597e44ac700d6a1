interface Plain {
  forms: readonly HTMLFormElement[];
  active: Element | null;
}

let plain: Plain = { forms: [], active: null };

export interface PlainForm {
  form: HTMLFormElement;
  active: Element | null;
}

/** Shared by two drawings of one form; a browser that translates changes its label. */
const ATTRIBUTES = ['id', 'action', 'method'];
const isSame = (form: HTMLFormElement) => (other: HTMLFormElement) =>
  ATTRIBUTES.every((name) => other.getAttribute(name) === form.getAttribute(name));

/** Returns the plain form that this one replaced, or itself: it holds what was typed before the application ran. */
export const plainForm = (form: HTMLFormElement): PlainForm => {
  const like = isSame(form);
  const before = plain.forms.filter(like)[[...document.forms].filter(like).indexOf(form)];
  return before ? { form: before, active: plain.active } : { form, active: document.activeElement };
};

export const plainInput = (input: HTMLInputElement): HTMLInputElement => {
  const before = input.form && plainForm(input.form).form.elements.namedItem(input.name);
  return before instanceof HTMLInputElement ? before : input;
};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
const namesakes = (form: HTMLFormElement, name: string) =>
  [...form.elements].filter(isField).filter((field) => field.name === name);

const sentChoice = ({ options }: HTMLSelectElement) =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );

const copyTyped = (field: Field, typed: Field) => {
  if (field instanceof HTMLSelectElement) {
    if (
      typed instanceof HTMLSelectElement &&
      typed.options.length === field.options.length &&
      typed.selectedIndex !== sentChoice(typed)
    )
      field.selectedIndex = typed.selectedIndex;
  } else if (typed instanceof HTMLSelectElement || typed.type !== field.type || field.type === 'file') {
    return;
  } else if (
    field instanceof HTMLInputElement &&
    typed instanceof HTMLInputElement &&
    /^(radio|checkbox)$/.test(field.type)
  ) {
    if (typed.checked !== typed.defaultChecked) field.checked = typed.checked;
  } else if (typed.value !== typed.defaultValue) field.value = typed.value;
};

const putBack = (root: Element) => {
  for (const form of root.querySelectorAll('form')) {
    const before = plainForm(form).form;
    for (const field of [...form.elements].filter(isField)) {
      const typed = namesakes(before, field.name)[namesakes(form, field.name).indexOf(field)];
      if (typed) copyTyped(field, typed);
    }
  }
  if (plain.active?.id) document.getElementById(plain.active.id)?.focus();
};

/** Keeps the focus and what was typed into the server's HTML. */
export const drawOver = (root: Element, draw: () => void): void => {
  plain = { forms: [...document.forms], active: document.activeElement };
  draw();
  putBack(root);
  plain = { forms: [], active: null };
};
