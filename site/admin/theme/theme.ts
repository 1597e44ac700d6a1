export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const KEY = 'portal.theme';

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/** The theme that was chosen on this device; the system's where none was, or where storage is forbidden. */
export const readTheme = (storage: () => Pick<Storage, 'getItem'>): Theme => {
  try {
    const value = storage().getItem(KEY);
    return isTheme(value) ? value : 'system';
  } catch {
    return 'system';
  }
};

/** Keeps a choice for the next visit, where that is allowed. */
export const keepTheme = (storage: () => Pick<Storage, 'setItem'>, theme: Theme): void => {
  try {
    storage().setItem(KEY, theme);
  } catch {
    // the choice then lasts until the page is left
  }
};

/** The value of `data-theme`: what is shown of a choice, given what the system prefers. */
export const shownTheme = (theme: Theme, systemIsDark: boolean): 'light' | 'dark' => {
  if (theme !== 'system') return theme;
  return systemIsDark ? 'dark' : 'light';
};
