import { useMay } from '../../client/useMay.ts';

/** Whether this person may export tables: administrators, and volunteers where the settings say so. */
export const useMayExport = (): boolean => useMay('export');
