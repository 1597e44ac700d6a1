import { deviceSwitch } from '../../device-switch.ts';

/** Kept per device, as people who speak to their computer need to switch single keys off. */
export const useShortcutsSwitch = deviceSwitch('portal.shortcuts', true);
