import { defaultSettings } from '#contract/default-settings.ts';
import type { Language } from '#contract/languages.ts';
import type { TestDeps } from './deps.ts';

/** Switches languages on or off without anybody having read their words. */
export const switchLanguages = (deps: TestDeps, on: Partial<Record<Language, boolean>>): Promise<void> =>
  deps.store.change((draft) => {
    const before = draft.settings.get('settings') ?? { id: 'settings', ...defaultSettings };
    const switched = Object.entries(on).map(([language, isOn]) => [language, { on: isOn }]);
    draft.settings.put({ ...before, languages: { ...before.languages, ...Object.fromEntries(switched) } });
  });
