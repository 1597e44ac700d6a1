import { containerTags } from '#contract/containers/containers.ts';
import type { Invented, LaunchKey } from '#contract/launch/launch.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { mayDo } from '#contract/roles.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import type { StoredSettings } from '#contract/settings/stored-settings.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import { HELPLINES_CHECK_DAYS } from '#contract/testimonials/helplines.ts';
import { hasSecondFactor } from '../auth/factors/own-factors.ts';
import type { Deps } from '../http/deps.ts';
import { unsupportedSince } from '../monitoring/node-releases.ts';
import { FIRST_NAME } from '../people/first-administrator.ts';
import { isInvited } from '../people/view.ts';
import { EVERY } from '../store/collections.ts';
import { placeOf } from '../store/index-keys.ts';
import { peopleOnDuty } from '../urgent/alert-duty.ts';
import { inventedIn, isReservedEmail } from './invented.ts';

export type LaunchDeps = Pick<Deps, 'store' | 'mailer' | 'policy' | 'monitoring' | 'now'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const CONFIRMED_DAYS = 365;
const ADMINISTRATORS = 2;

const isRecent = (at: string | undefined, days: number, now: Date) =>
  at !== undefined && now.getTime() - Date.parse(at) < days * DAY_MS;

const isWritten = ({ store: { data } }: LaunchDeps, relativeUrl: string, place: string): boolean => {
  const [container] = data.textContainers.list(
    'place',
    placeOf(containerTags('text', relativeUrl, place), relativeUrl),
  );
  return container !== undefined && container.content.trim() !== '';
};

const enabledPeople = ({ store: { data } }: LaunchDeps): StoredPerson[] =>
  data.people.list('oldest', EVERY).filter(({ disabled }) => !disabled);

const hasFirstName = (deps: LaunchDeps): boolean => enabledPeople(deps).some(({ name }) => name === FIRST_NAME);

const hasColleague = (deps: LaunchDeps): boolean => {
  const { invitations } = deps.store.data;
  const now = deps.now().toISOString();
  const isOver = ({ id }: StoredPerson) => !invitations.list('person', id).some(({ expiresAt }) => expiresAt > now);
  return enabledPeople(deps).filter((person) => !(isInvited(person) && isOver(person))).length > 1;
};

const administratorsWithSecondStep = (deps: LaunchDeps): number =>
  enabledPeople(deps).filter(({ id, role }) => mayDo(role, 'people') && hasSecondFactor(deps.store.data, id)).length;

const isHttps = (address: string) => new URL(address).protocol === 'https:';

const storedSettings = ({ store: { data } }: LaunchDeps): StoredSettings =>
  data.settings.get(SETTINGS_ID) ?? { id: SETTINGS_ID, ...defaultSettings };

export const invented = (deps: LaunchDeps): Invented[] => inventedIn(storedSettings(deps));

export const checks = (deps: LaunchDeps): Record<LaunchKey, boolean> => {
  const settings = storedSettings(deps);
  const { organisation, contact, shops, giving, governance, whatWeTake, helplines } = settings;
  const madeUp = new Set(inventedIn(settings).map(({ key }) => key));
  const now = deps.now();
  const medical = '/services/medical-expenses';
  return {
    name: !hasFirstName(deps),
    phone: contact.phone !== '' && !madeUp.has('phone'),
    emails: contact.email !== '' && !madeUp.has('emails'),
    shops: shops.every(({ phone, address }) => address !== '' && phone !== '') && !madeUp.has('shops'),
    figures: !madeUp.has('figures'),
    vans: !madeUp.has('vans'),
    'registered-number': organisation.registeredNumber !== '',
    'refused-items': whatWeTake?.items.some(({ isTaken }) => !isTaken) ?? false,
    mail: deps.mailer.mailServer,
    colleague: hasColleague(deps),
    duty: peopleOnDuty(deps.store.data, now).length > 0,
    'backups-elsewhere': isRecent(settings.backupsElsewhere?.at, CONFIRMED_DAYS, now),
    'how-to-apply': isWritten(deps, medical, 'how-to-apply'),
    'service-area': isWritten(deps, medical, 'service-area'),
    giving: Boolean(giving?.paymentUrl || giving?.iban),
    trustees: (governance?.trustees.length ?? 0) > 0,
    accounts: Boolean(governance?.accountsUrl),
    spending: Boolean(governance?.spending),
    safeguarding: Boolean(governance?.safeguardingUrl && governance.vetting),
    'fundraising-code': Boolean(governance?.fundraisingUrl),
    founder: isWritten(deps, '/about', 'our-story'),
    'accessibility-contact': Boolean(contact.accessibilityEmail) && !isReservedEmail(contact.accessibilityEmail ?? ''),
    helplines: isRecent(helplines?.checkedAt, HELPLINES_CHECK_DAYS, now),
    'web-address': isHttps(deps.policy.publicUrl),
    'node-updates': unsupportedSince(deps.monitoring.about.node, now) === null,
    'second-steps': administratorsWithSecondStep(deps) >= ADMINISTRATORS,
  };
};
