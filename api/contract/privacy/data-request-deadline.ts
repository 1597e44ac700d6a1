import { addMonths, type Day } from '../dublin.ts';
import type { StoredDataRequest } from './data-requests.ts';

/** Article 12(3): a month, and two more with a reason that the person is told within the first. */
const MONTHS = 1;
const MONTHS_LONGER = 3;
export const DUE_SOON_DAYS = 7;

export const dueDay = ({ receivedOn, extension }: Pick<StoredDataRequest, 'receivedOn' | 'extension'>): Day =>
  addMonths(receivedOn, extension ? MONTHS_LONGER : MONTHS);
