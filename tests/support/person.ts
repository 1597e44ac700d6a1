// Loaded when a picture is chosen: here before, as tests ask at once what became of it.
import '#site/client/picture-problem.ts';
import userEvent, { type Options, type UserEvent } from '@testing-library/user-event';

/** Fields in which a browser makes its value of single keys. */
const KEYED = ['date', 'time', 'number', 'datetime-local', 'month', 'week'];

/**
 * A person at the page, with keyboard and pointer. Plain words go in at once: one key at a time renders the screen anew for each,
 * which took a third of the time of these tests. Keys in braces are pressed, and `keyboard` presses every one.
 */
export const setUpPerson = (options: Options = {}): UserEvent => {
  const user = userEvent.setup(options);
  const type: UserEvent['type'] = async (element, words, how) => {
    const [, plain = '', keys = ''] = /^([^{[]*)(.*)$/s.exec(words) ?? [];
    if (how || plain.length < 2 || (element instanceof HTMLInputElement && KEYED.includes(element.type))) {
      return user.type(element, words, how);
    }
    await user.click(element);
    await user.paste(plain);
    if (keys) await user.keyboard(keys);
  };
  return { ...user, type };
};
