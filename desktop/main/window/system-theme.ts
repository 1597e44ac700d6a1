import { nativeTheme } from 'electron';
import type { Theme } from '../../bridge/shell-state.ts';
import { changeSettings, type Settings } from '../settings.ts';
import type { JsonFile } from '../storage/json-file.ts';

export const applyTheme = (settings: JsonFile<Settings>): void => {
  nativeTheme.themeSource = settings.read().theme;
};

export const chooseTheme = (settings: JsonFile<Settings>, theme: Theme): undefined => {
  if (settings.read().theme !== theme) changeSettings(settings, { theme });
  applyTheme(settings);
};
