import {
  askAnotherDayForManagedDonation,
  chooseDayForManagedDonation,
  readManagedCalendar,
  readManagedDonation,
  withdrawManagedDonation,
} from '#contract/donations/managed-calls.ts';
import { placeIn } from '#contract/manage-link/manage-token.ts';
import type { Submitted } from '#contract/pages/page-renderer.ts';
import { managed } from '#contract/words/managed.ts';
import { sentence } from '#contract/words/message.ts';
import { isConflict, sentenceOf } from '../../client/api-error.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { send } from '../../client/send.ts';
import { type Managed, useManaged } from '../../manage-link/useManaged.ts';

/** `refusal` says why the chosen day cannot be had, such as that somebody else has its last place. */
type Shown = NonNullable<Submitted['managedDonation']> & { refusal?: string };
const DAY_REFUSED = sentence(managed.dayCannotBeChosen);
type Step = 'withdraw' | 'photos' | 'another-day' | 'choose' | 'calendar';

export interface ManagedDonationState extends Managed<Shown, Step> {
  withdraw(): void;
  askAnotherDay(note: string): void;
  /** `day` is the id of an offered day. */
  choose(day: string): void;
  saveCalendar(): void;
  refresh(): void;
}

const save = (file: Blob, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

export const useManagedDonation = (submitted: Submitted | null): ManagedDonationState => {
  const platform = usePlatform();
  const read = (token: string) => send(platform, readManagedDonation, { body: { token } });
  const managed = useManaged<Shown, Step>({
    submitted,
    posted: submitted?.managedDonation ?? null,
    read: async (link) => ({ donation: await read(link), done: null, place: placeIn(link) }),
  });
  return {
    ...managed,
    withdraw: () =>
      managed.act('withdraw', async (token) => ({
        donation: await send(platform, withdrawManagedDonation, { body: { token } }),
        done: 'withdrawn',
      })),
    askAnotherDay: (note) =>
      managed.act('another-day', async (token) => ({
        donation: await send(platform, askAnotherDayForManagedDonation, { body: { token, note } }),
        done: null,
      })),
    choose: (day) =>
      managed.act('choose', async (token) => {
        try {
          return { donation: await send(platform, chooseDayForManagedDonation, { body: { token, day } }), done: null };
        } catch (error) {
          if (!isConflict(error)) throw error;
          return { donation: await read(token), done: null, refusal: sentenceOf(error, DAY_REFUSED) };
        }
      }),
    saveCalendar: () =>
      managed.act('calendar', async (token) => {
        save(await send(platform, readManagedCalendar, { body: { token } }), 'collection.ics');
        return { donation: await read(token), done: null };
      }),
    refresh: () => managed.act('photos', async (token) => ({ donation: await read(token), done: 'photos' })),
  };
};
