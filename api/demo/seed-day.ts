import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { addDays, clockTime, dublinDay, dublinMoment } from '#contract/dublin.ts';
import type { HelpSubmission } from '#contract/help/help.ts';
import { defaultHelpSettings } from '#contract/help/help-settings.ts';
import type { StoredMail } from '#contract/mail-admin/mails.ts';
import type { MessageSubmission } from '#contract/messages/messages.ts';
import type { Role } from '#contract/roles.ts';
import { defaultRunSettings } from '#contract/runs/default-run-settings.ts';
import type { StoredRun } from '#contract/runs/runs.ts';
import { addComment } from '../comments/write.ts';
import { askForHelp } from '../help/ask.ts';
import type { Deps } from '../http/deps.ts';
import { generatePassword } from '../identity/generate-password.ts';
import type { Actor } from '../identity/interfaces.ts';
import { changeMessage } from '../messages/change.ts';
import { submit as sendMessage } from '../messages/submit.ts';
import { createPerson } from '../people/accounts.ts';
import { openRequest } from '../privacy/requests/open.ts';
import { reportOutcome } from '../runs/outcome.ts';
import { saveHelpSettings } from '../settings/help-settings.ts';
import { changePickup } from '../stops/change-pickup.ts';
import { withStops } from '../stops/places.ts';
import { EVERY } from '../store/collections.ts';
import type { Draft } from '../store/store.ts';
import { seedPastRuns } from './seed-runs.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WAITING = 16;

const people = [
  { name: 'Aoife Byrne', email: 'aoife@southeastcarefund.example', role: 'Manager' },
  { name: 'Ciara Doyle', email: 'ciara@southeastcarefund.example', role: 'Editor' },
  { name: 'Nuala Kehoe', email: 'nuala@southeastcarefund.example', role: 'Volunteer' },
  { name: 'Declan Roche', email: 'declan@southeastcarefund.example', role: 'Driver' },
] as const satisfies readonly { name: string; email: string; role: Role }[];

const messages: readonly (Omit<MessageSubmission, 'website'> & { hoursAgo: number })[] = [
  {
    hoursAgo: 1,
    about: 'counselling',
    name: 'Máire Furlong',
    email: '',
    phone: '020 912 0411',
    message:
      'I can’t cope any more since the diagnosis, and I don’t want to be here. Please could someone ring me tonight.',
  },
  {
    hoursAgo: 5,
    about: 'hospital-transport',
    name: 'Jim Sinnott',
    email: 'jim.sinnott@example.ie',
    phone: '020 912 0583',
    message:
      'I have an appointment in Waterford at ten on Thursday week and cannot drive after it. Would a lift be possible?',
  },
  {
    hoursAgo: 26,
    about: 'question',
    name: 'Bríd Nolan',
    email: 'brid.nolan@example.ie',
    phone: '',
    message: 'Does the shop in Clane take a child’s car seat? It was never in an accident.',
  },
  {
    hoursAgo: 50,
    about: 'volunteering',
    name: 'Peter Walsh',
    email: 'peter.walsh@example.ie',
    phone: '020 912 0777',
    message: 'I am retired since the summer, have a clean licence and two mornings a week.',
  },
];

const noDetails = { person: '', time: '', repeats: '', needs: [], ringAt: [], website: '' } as const;
const requests: readonly (Omit<HelpSubmission, keyof typeof noDetails | 'day'> &
  Partial<Pick<HelpSubmission, keyof typeof noDetails>> & { hoursAgo: number; inDays?: number })[] = [
  {
    ...{ hoursAgo: 2, inDays: 6, service: 'lift', name: 'Anne Kavanagh', email: 'anne.kavanagh@example.ie' },
    ...{ phone: '020 912 0612', person: 'My husband Michael', from: 'Campile' },
    ...{ hospital: 'University Hospital Waterford', time: '10:30', repeats: 'weekly' },
    ...{ needs: ['arm', 'companion'], ringAt: ['evenings'] },
    message: 'He starts chemotherapy, and I do not drive. The bus is an hour each way.',
  },
  {
    ...{ hoursAgo: 20, service: 'costs', name: 'Seán Rossiter', email: '', phone: '020 912 0644', from: 'Bunclody' },
    ...{ hospital: '', ringAt: ['mornings'], message: 'The scan was 240 euro, and two more are to come.' },
  },
  {
    ...{ hoursAgo: 46, inDays: 3, service: 'lift', name: 'Teresa Doyle', email: 'teresa.doyle@example.ie' },
    ...{ phone: '', from: 'New Ross', hospital: 'Wexford General Hospital', time: '14:00', needs: ['wheelchair'] },
    message: '',
  },
];

type Staff = Record<'administrator' | (typeof people)[number]['role'], Actor>;
export type SignIn = { name: string; role: Role; email: string; password: string };

const at = (deps: Deps, moment: Date): Deps => ({ ...deps, now: () => moment });
const hoursAgo = (deps: Deps, hours: number) => new Date(deps.now().getTime() - hours * 60 * MINUTE_MS);

const seedPeople = async (deps: Deps): Promise<{ staff: Staff; signIns: SignIn[] }> => {
  const [first] = deps.store.data.people.list('oldest', EVERY);
  if (!first) throw new Error('The demo has no administrator.');
  await deps.store.change((draft) => draft.people.put({ ...first, name: 'Siobhán Ryan' }));
  const administrator = { id: first.id, name: 'Siobhán Ryan', role: first.role };
  const made = await Promise.all(
    people.map(async (input) => {
      const password = generatePassword();
      const { person } = await createPerson(deps, { ...input, password }, administrator);
      return { person, password };
    }),
  );
  const byRole = Object.fromEntries(made.map(({ person }) => [person.role, person]));
  return {
    staff: { administrator, ...byRole } as unknown as Staff,
    signIns: made.map(({ person: { name, role, email }, password }) => ({ name, role, email, password })),
  };
};

const seedMessages = async (deps: Deps): Promise<string[]> => {
  const ids: string[] = [];
  for (const { hoursAgo: hours, ...message } of messages) {
    const input = { ...message, website: '' };
    const { id } = await sendMessage(at(deps, hoursAgo(deps, hours)), input, { address: '192.0.2.10' });
    ids.push(id);
  }
  return ids;
};

const seedRequests = async (deps: Deps, { administrator, Manager: manager }: Staff): Promise<string> => {
  await saveHelpSettings(deps, defaultHelpSettings, administrator);
  const sent = [];
  for (const { hoursAgo: hours, inDays, ...request } of requests) {
    const day = inDays === undefined ? '' : addDays(dublinDay(deps.now()), inDays);
    const input = { ...noDetails, ...request, day } as HelpSubmission;
    sent.push(await askForHelp(at(deps, hoursAgo(deps, hours)), input, { address: '192.0.2.11' }));
  }
  const [waiting, looking, arranged] = sent;
  if (looking) await changeMessage(at(deps, hoursAgo(deps, 4)), looking.id, { assignedTo: manager.id }, administrator);
  const says = 'Declan collects you at a quarter to one, and waits until you are done.';
  const help = { is: 'arranged', says } as const;
  if (arranged) await changeMessage(at(deps, hoursAgo(deps, 3)), arranged.id, { help }, manager);
  return waiting?.manageUrl ?? '';
};

const seedWaiting = (deps: Deps): Promise<void> =>
  deps.store.change((draft) => {
    const latest = draft.donations
      .list('status', 'collected')
      .filter(({ pickupRequired }) => pickupRequired)
      .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
      .slice(0, WAITING);
    for (const [place, donation] of latest.entries()) {
      const createdAt = hoursAgo(deps, 80 + place * 27).toISOString();
      const reviewedAt = hoursAgo(deps, 50 + place * 27).toISOString();
      const history = donation.history
        .filter(({ to }) => to !== 'collected')
        .map((decision) => ({ ...decision, at: reviewedAt }));
      const approved = { ...donation, status: 'approved' as const, collectedAt: null, history };
      draft.donations.put({ ...approved, createdAt, reviewedAt });
    }
  });

const hoursAround = (now: Date): { from: string; to: string } => {
  const hour = clockTime(now).slice(0, 2);
  return { from: hour < '08' ? `${hour}:00` : '08:00', to: hour < '20' ? '20:00' : '23:59' };
};

const seedRunOut = async (deps: Deps, { Driver: driver }: Staff): Promise<void> => {
  const [, red] = defaultRunSettings.vans;
  if (!red) return;
  const morning = dublinMoment(dublinDay(deps.now()), '08:00');
  const id = deps.newId();
  const stops = deps.store.data.donations
    .list('forVan', EVERY)
    .filter(({ pickup }) => !pickup?.runId && !pickup?.days)
    .slice(0, 4);
  await deps.store.change((draft) => {
    const run: StoredRun = {
      id,
      date: dublinDay(deps.now()),
      ...hoursAround(deps.now()),
      van: red.name,
      shop: red.shop,
      areas: [],
      stopsMax: red.stops,
      minutesMax: red.minutes,
      state: 'out',
      driverId: driver.id,
      revision: 1,
      stops: [],
      left: [],
      createdAt: new Date(morning.getTime() - 2 * DAY_MS).toISOString(),
    };
    draft.runs.put(
      withStops(
        run,
        stops.map((stop) => stop.id),
      ),
    );
    for (const stop of stops) {
      const agreed = { date: run.date, from: run.from, to: run.to, at: run.createdAt };
      draft.donations.put(changePickup(stop, { runId: id, agreed }));
    }
  });
  const [first, second] = stops;
  const report = (stop: StoredDonation, outcome: 'collected' | 'not-there', note: string) =>
    reportOutcome(deps, { id, donationId: stop.id, outcome, note, at: deps.now().toISOString() }, driver, null);
  if (first) await report(first, 'collected', 'Two bags more than offered.');
  if (second) await report(second, 'not-there', 'Rang twice, nobody at home.');
};

const seedMails = (deps: Deps, draft: Draft, [sent, failed]: readonly StoredDonation[]): void => {
  const createdAt = hoursAgo(deps, 20).toISOString();
  const mailOf = (
    donation: StoredDonation,
    outcome: Pick<StoredMail, 'state' | 'sentAt' | 'lastError'>,
  ): StoredMail => ({
    ...{ id: deps.newId(), kind: 'offer-received', to: donation.submitterEmail, mailbox: deps.newId() },
    ...{ about: { type: 'donation', id: donation.id }, cause: 'form', values: {}, attempts: 1 },
    ...{ createdAt, notBefore: createdAt, dueAt: createdAt, ...outcome },
    sent: { subject: 'We have your offer', text: `Thank you. We have your offer: ${donation.description}` },
  });
  if (sent) draft.mails.put(mailOf(sent, { state: 'sent', sentAt: createdAt, lastError: null }));
  if (failed) draft.mails.put(mailOf(failed, { state: 'failed', sentAt: null, lastError: 'There is no such mailbox' }));
};

const seedFlood = async (deps: Deps): Promise<void> => {
  const reviewer = await deps.loadReviewer();
  const flood = Array.from(
    { length: 14 },
    (_, number) => `Great site number ${number + 1}, see https://best-loan.example`,
  );
  const texts = ['My mother’s chair went to a good home, and the driver stayed for a cup of tea.', ...flood];
  await deps.store.change((draft) => {
    const [story] = draft.testimonials.list('status', 'pending');
    if (!story) return;
    for (const [number, content] of texts.entries()) {
      const createdAt = new Date(hoursAgo(deps, 9).getTime() + number * MINUTE_MS).toISOString();
      draft.testimonials.put({
        ...story,
        ...{ id: deps.newId(), name: number === 0 ? 'Nóra Kehoe' : `Best Loan ${number}`, email: null, content },
        ...{
          review: reviewer.review(content).stored,
          createdAt,
          quarantinedAt: createdAt,
          quarantineReason: 'ceiling',
        },
        likeness: { shapes: [number === 0 ? 'own' : 'alike'], links: number === 0 ? [] : ['best-loan.example'] },
      });
    }
  });
};

const seedDrafts = (deps: Deps, draft: Draft, editor: Actor): void => {
  const createdAt = hoursAgo(deps, 30).toISOString();
  const created = { author: editor.id, createdAt, updatedAt: createdAt };
  const [unfinished, scheduled] = deps.store.data.posts.list('newest', EVERY).slice(-2);
  if (!unfinished || !scheduled) throw new Error('The demo has no posts.');
  const publishedAt = dublinMoment(addDays(dublinDay(deps.now()), 3), '09:00').toISOString();
  draft.posts.put({ ...unfinished, ...created, status: 'draft', publishedAt: null });
  draft.posts.put({ ...scheduled, ...created, publishedAt });
};

export const seedDay = async (deps: Deps): Promise<{ signIns: SignIn[]; manageUrl: string; helpUrl: string }> => {
  const { staff, signIns } = await seedPeople(deps);
  const { administrator, Manager: manager, Volunteer: volunteer, Editor: editor } = staff;
  const [, lift] = await seedMessages(deps);
  const helpUrl = await seedRequests(deps, staff);
  await seedWaiting(deps);
  await seedPastRuns(deps, staff.Driver.id);
  await seedRunOut(deps, staff);
  await seedFlood(deps);
  const pending = deps.store.data.donations.list('status', 'pending');
  await deps.store.change((draft) => {
    seedMails(deps, draft, pending);
    seedDrafts(deps, draft, editor);
    const [offer] = pending;
    if (offer) draft.donations.put({ ...offer, assignedTo: volunteer.id, assignedBy: manager.id });
    const message = draft.messages.get(lift ?? '');
    if (message) draft.messages.put({ ...message, assignedTo: manager.id, assignedBy: administrator.id });
  });
  const request = { kind: 'access', via: 'letter', name: 'Kathleen Murphy', email: '', phone: '020 912 0900' } as const;
  const receivedOn = addDays(dublinDay(deps.now()), -25);
  await openRequest(
    deps,
    { ...request, address: '12 Quay Street, New Ross', receivedOn, acknowledge: false },
    administrator,
  );
  const [, second] = pending;
  const about = { kind: 'donation', subjectId: second?.id ?? '' } as const;
  await addComment(
    at(deps, hoursAgo(deps, 3)),
    { ...about, text: '@Nuala Kehoe would this fit in the shop?' },
    manager,
  );
  const [donor] = deps.store.data.donations.list('status', 'approved');
  return { signIns, manageUrl: donor ? deps.manageLinks.urlOf('donation', donor) : '', helpUrl };
};
