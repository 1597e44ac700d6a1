import * as z from 'zod/mini';
import { dayName } from '../dublin.ts';
import { id } from '../fields/record-fields.ts';
import { sentence } from '../words/message.ts';
import { validationMessages } from '../words/validation-messages.ts';

export const DAY_NOT_OFFERED = sentence(validationMessages.dayNotOffered);
export const DAY_TAKEN = sentence(validationMessages.dayTaken);

/** Dublin date, `YYYY-MM-DD`; `from` and `to` are `HH:MM`. */
export const collectionTime = { date: z.string(), from: z.string(), to: z.string() };

/** `9:30` for `09:30`, `14:00` for `14:00`: a 12-hour clock would be ambiguous, as a van is out from 8:00 to 20:00. */
export const vanTime = (time: string): string => time.replace(/^0/, '');

export const collectionHours = ({ from, to }: { from: string; to: string }): string =>
  `${vanTime(from)} to ${vanTime(to)}`;

/** `Thursday 9 October, 9:30 to 12:30` */
export const dayLabel = (day: { date: string; from: string; to: string }): string =>
  `${dayName(day.date)}, ${collectionHours(day)}`;

export const offeredDay = z.object({ id, place: z.string(), ...collectionTime });
export type OfferedDay = z.infer<typeof offeredDay>;
