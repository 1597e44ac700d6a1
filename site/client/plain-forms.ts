interface Plain {
  forms: readonly HTMLFormElement[];
  /** The field in which somebody was typing. */
  active: Element | null;
}

let plain: Plain = { forms: [], active: null };

/** What two drawings of one form share. */
const ATTRIBUTES = ['id', 'action', 'method', 'aria-label'];
const isSame = (form: HTMLFormElement) => (other: HTMLFormElement) =>
  ATTRIBUTES.every((name) => other.getAttribute(name) === form.getAttribute(name));

/** Where to read what was typed into a form before the application ran: the plain form that it stands in the place of, or itself. */
export const plainForm = (form: HTMLFormElement): { form: HTMLFormElement; active: Element | null } => {
  const before = plain.forms.find(isSame(form));
  return before ? { form: before, active: plain.active } : { form, active: document.activeElement };
};

/** The input in which something was chosen before the application ran: the plain one that it stands in the place of, or itself. */
export const plainInput = (input: HTMLInputElement): HTMLInputElement => {
  const before = input.form && plainForm(input.form).form.elements.namedItem(input.name);
  return before instanceof HTMLInputElement ? before : input;
};

/** Gives fields that the application leaves alone what was typed into the earlier ones. */
const putBack = (root: Element) => {
  for (const form of root.querySelectorAll('form')) {
    const before = plainForm(form).form;
    for (const field of form.elements) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.type === 'file')
        continue;
      const typed = before.elements.namedItem(field.name);
      const isText = typed instanceof HTMLInputElement || typed instanceof HTMLTextAreaElement;
      if (isText && typed.type === field.type && typed.value !== typed.defaultValue) field.value = typed.value;
    }
  }
  if (plain.active?.id) document.getElementById(plain.active.id)?.focus();
};

/** Draws the page anew in the place of the server's HTML; what was typed there is kept, and so is the focus. */
export const drawOver = (root: Element, draw: () => void): void => {
  plain = { forms: [...root.querySelectorAll('form')], active: document.activeElement };
  draw();
  putBack(root);
  plain = { forms: [], active: null };
};
