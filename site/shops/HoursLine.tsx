import { Fragment } from 'react';
import type { OpeningHours } from '#contract/settings/settings.ts';
import { site } from '#contract/words/site.ts';
import { messageLanguage } from '../language/t.ts';
import { hoursRows, rowText } from './week-hours-text.ts';

export const HoursLine = ({ hours, end = '' }: { hours: OpeningHours; end?: string }) =>
  hoursRows(hours).map((row, at, { length }) => (
    <Fragment key={row.days}>
      {at > 0 && ' '}
      <span
        className="nowrap"
        lang={row.hours === null ? messageLanguage(site.daysClosed) : undefined}
      >{`${rowText(row)}${at < length - 1 ? ',' : end}`}</span>
    </Fragment>
  ));
