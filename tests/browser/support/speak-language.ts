import type { Language } from '#contract/languages/languages.ts';
import { answerOf, tokenOf } from './session.ts';

/** Switches a language on, with every draft read by an administrator. */
export const speakLanguage = async (url: string, language: Language): Promise<void> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(url)}` };
  const address = `${url}/api/settings/languages/${language}`;
  const { words } = (await fetch(address, { headers }).then(answerOf)) as {
    words: { id: string; text: string }[];
  };
  const checked = words.map(({ id, text }) => ({ id, text, isChecked: true }));
  const put = (path: string, body: unknown) =>
    fetch(path, { method: 'PUT', headers, body: JSON.stringify(body) }).then(answerOf);
  await put(`${address}/words`, { words: checked });
  await put(address, { isOn: true });
};
