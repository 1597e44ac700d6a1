import type { Granted } from '#contract/roles.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import type { View } from '../store/store.ts';

export const grantedBy = ({ settings }: View): Granted => settings.get(SETTINGS_ID)?.reviewRules ?? {};
