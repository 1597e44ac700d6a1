import { deviceSwitch } from '../device-switch.ts';

/** Whether single keys act, as chosen on this device: people who speak to their computer need to switch them off. */
export const useShortcutsSwitch = deviceSwitch('portal.shortcuts', true);
