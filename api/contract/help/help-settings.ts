import * as z from 'zod/mini';
import { formerShop, openingHours } from '../settings/settings.ts';
import { helplines } from '../testimonials/helplines.ts';
import { text } from '../text/text.ts';
import { otherHelper } from './help.ts';
import { helpServiceKeys } from './help-services.ts';

const HOSPITALS_MAX = 60;
export const OTHERS_MAX = 60;
export const EXCEPTIONS_MAX = 60;
const TOWNS_MAX = 60;
const town = text('Please write the name of a town', 60);
const KILOMETRES_MESSAGE = 'Please write how many kilometres, from 1 to 300';
const NOTICE_MESSAGE = 'Please write how many hours, from 0 to 336';
const KILOMETRES_IN_MILE = 1.609344;

export const milesOf = (kilometres: number): number => Math.round(kilometres / KILOMETRES_IN_MILE);

export const helpSettings = z.object({
  /** Distances are measured from here; null for the nearest shop. */
  point: z.nullable(
    z.object({
      name: text('Please write the name of the place', 80),
      latitude: formerShop.shape.latitude,
      longitude: formerShop.shape.longitude,
    }),
  ),
  kilometres: z.int(KILOMETRES_MESSAGE).check(z.minimum(1, KILOMETRES_MESSAGE), z.maximum(300, KILOMETRES_MESSAGE)),
  noticeHours: z.int(NOTICE_MESSAGE).check(z.minimum(0, NOTICE_MESSAGE), z.maximum(336, NOTICE_MESSAGE)),
  hospitals: z
    .array(text('Please write the name of the hospital', 100))
    .check(z.maxLength(HOSPITALS_MAX, `At most ${HOSPITALS_MAX} hospitals can be listed`)),
  /** Towns that count as within reach, or not, whatever the distance. */
  exceptions: z.array(z.object({ town, within: z.boolean() })).check(z.maxLength(EXCEPTIONS_MAX)),
  /** No towns means all. */
  others: z
    .array(
      z.object({
        ...otherHelper.shape,
        services: z.array(z.enum(helpServiceKeys)).check(z.maxLength(helpServiceKeys.length)),
        towns: z.array(town).check(z.maxLength(TOWNS_MAX)),
      }),
    )
    .check(z.maxLength(OTHERS_MAX)),
  /** Null for the hours that all shops keep. */
  phoneHours: z.nullable(openingHours),
  revision: z.optional(z.int()),
});
export type HelpSettings = z.infer<typeof helpSettings>;

export const publicHelpSettings = z.object({
  hospitals: z.array(z.string()),
  lifts: z.optional(
    z.object({
      miles: z.int(),
      from: z.nullable(z.string()),
      noticeHours: z.int(),
    }),
  ),
  phoneHours: z.nullable(openingHours),
  helplines,
});

/** 25 miles, as in the specification. */
export const defaultHelpSettings: HelpSettings = {
  point: null,
  kilometres: 40,
  noticeHours: 48,
  hospitals: [
    'University Hospital Waterford',
    'Wexford General Hospital',
    "St Luke's General Hospital, Kilkenny",
    'Naas General Hospital',
    "St Vincent's University Hospital, Dublin",
    "St James's Hospital, Dublin",
    'Beaumont Hospital, Dublin',
    'Mater Misericordiae University Hospital, Dublin',
    'Tallaght University Hospital',
    "St Luke's Radiation Oncology, Rathgar",
    'Whitfield Clinic, Waterford',
  ],
  exceptions: [],
  others: [],
  phoneHours: null,
};
