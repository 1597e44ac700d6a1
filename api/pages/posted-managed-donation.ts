import {
  anotherDay,
  DAY_NOTE_MAX,
  managedDayChoice,
  managedDonationRequest,
} from '#contract/donations/managed-donation.ts';
import { photoField } from '#contract/donations/photo-field.ts';
import { placeIn } from '#contract/manage-link/manage-token.ts';
import { askAnotherDay } from '../donations/ask-another-day.ts';
import { chooseDayByLink } from '../donations/choose-day.ts';
import { addPhotosByLink, readByLink, withdrawByLink } from '../donations/manage-by-link.ts';
import { managedCalendar } from '../donations/managed-calendar.ts';
import { parse } from '../http/parse.ts';
import { postedManaged } from './posted-managed.ts';

export const postedManagedDonation = postedManaged({
  files: { photos: photoField },
  freeTexts: { note: DAY_NOTE_MAX },
  request: managedDonationRequest,
  look: async (deps, token) => ({ managedDonation: { donation: await readByLink(deps, token), done: null } }),
  steps: {
    withdraw: async (deps, { token }) => ({
      managedDonation: { donation: await withdrawByLink(deps, token), done: 'withdrawn' },
    }),
    async 'another-day'(deps, { fields }) {
      await deps.space.checkGrowth();
      return { managedDonation: { donation: await askAnotherDay(deps, parse(anotherDay, fields)), done: null } };
    },
    choose: async (deps, { fields }) => ({
      managedDonation: { donation: await chooseDayByLink(deps, parse(managedDayChoice, fields)), done: null },
    }),
    calendar: async (deps, { token }) => ({ file: await managedCalendar(deps, token) }),
    async photos(deps, { token, files, source }) {
      await deps.space.checkGrowth();
      await addPhotosByLink(deps, { token, uploads: files.photos ?? [], key: source.key });
      return { managedDonation: { donation: await readByLink(deps, token), done: 'photos' } };
    },
  },
  see: async (deps, { token, fields }) => ({
    managedDonation: { donation: await readByLink(deps, token), done: null, place: placeIn(fields.token ?? '') },
  }),
});
