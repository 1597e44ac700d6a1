import { nativeTheme } from 'electron';
import type { Theme } from '../../bridge/shell-state.ts';
import { changeSettings, type Settings } from '../settings.ts';
import type { JsonFile } from '../storage/json-file.ts';

/** Windows and menus of the system, and what the interface calls the system's theme, follow the stored choice. */
export const applyTheme = (settings: JsonFile<Settings>): void => {
  nativeTheme.themeSource = settings.read().theme;
};

/** Follows a choice that was made in the interface, and stores it for the next start. */
export const chooseTheme = (settings: JsonFile<Settings>, theme: Theme): undefined => {
  if (settings.read().theme !== theme) changeSettings(settings, { theme });
  applyTheme(settings);
};
