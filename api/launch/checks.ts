import { containerTags } from '#contract/containers/containers.ts';
import type { LaunchKey } from '#contract/launch/launch.ts';
import { phoneForms } from '#contract/personal-data/phone.ts';
import { mayDo } from '#contract/roles.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import type { StoredSettings } from '#contract/settings/stored-settings.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import { HELPLINES_CHECK_DAYS } from '#contract/testimonials/helplines.ts';
import { hasSecondFactor } from '../auth/factors/own-factors.ts';
import type { Deps } from '../http/deps.ts';
import { unsupportedSince } from '../monitoring/node-releases.ts';
import { EVERY } from '../store/collections.ts';
import { placeOf } from '../store/index-keys.ts';
import { peopleOnDuty } from '../urgent/alert-duty.ts';

export type LaunchDeps = Pick<Deps, 'store' | 'mailer' | 'policy' | 'monitoring' | 'now'>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** What was confirmed by somebody is asked again after this. */
const CONFIRMED_DAYS = 365;
const ADMINISTRATORS = 2;

/** Numbers and addresses that nobody can have: 020 91x and .example are reserved for fiction. */
const isReservedPhone = (phone: string) => phoneForms(phone).some((form) => form.startsWith('+3532091'));
const isReservedEmail = (email: string) => /\.example$/i.test(email);
const isReal = ({ phone, email }: { phone: string; email: string }) =>
  phone !== '' && email !== '' && !isReservedPhone(phone) && !isReservedEmail(email);

const isRecent = (at: string | undefined, days: number, now: Date) =>
  at !== undefined && now.getTime() - Date.parse(at) < days * DAY_MS;

/** Whether staff have written a text at a place of a page. */
const isWritten = ({ store: { data } }: LaunchDeps, relativeUrl: string, place: string): boolean => {
  const [container] = data.textContainers.list(
    'place',
    placeOf(containerTags('text', relativeUrl, place), relativeUrl),
  );
  return container !== undefined && container.content.trim() !== '';
};

const administratorsWithSecondStep = ({ store: { data } }: LaunchDeps): number =>
  data.people
    .list('oldest', EVERY)
    .filter(({ id, role, disabled }) => mayDo(role, 'people') && !disabled && hasSecondFactor(data, id)).length;

const isHttps = (address: string) => new URL(address).protocol === 'https:';

/** Whether each thing is there, from what is stored and how the server runs. */
export const checks = (deps: LaunchDeps): Record<LaunchKey, boolean> => {
  const settings: StoredSettings = deps.store.data.settings.get(SETTINGS_ID) ?? { id: SETTINGS_ID, ...defaultSettings };
  const { organisation, contact, serviceEmails, shops, giving, governance, whatWeTake, helplines } = settings;
  const now = deps.now();
  const medical = '/services/medical-expenses';
  return {
    contact: isReal(contact) && !Object.values(serviceEmails).some(isReservedEmail),
    shops: shops.every(({ phone, address }) => address !== '' && phone !== '' && !isReservedPhone(phone)),
    'registered-number': organisation.registeredNumber !== '',
    'refused-items': whatWeTake?.items.some(({ isTaken }) => !isTaken) ?? false,
    mail: deps.mailer.mailServer,
    duty: peopleOnDuty(deps.store.data, now).length > 0,
    'backups-elsewhere': isRecent(settings.backupsElsewhere?.at, CONFIRMED_DAYS, now),
    'how-to-apply': isWritten(deps, medical, 'how-to-apply'),
    'service-area': isWritten(deps, medical, 'service-area'),
    giving: Boolean(giving?.paymentUrl || giving?.iban),
    trustees: (governance?.trustees.length ?? 0) > 0,
    founder: isWritten(deps, '/about', 'our-story'),
    'accessibility-contact': Boolean(contact.accessibilityEmail) && !isReservedEmail(contact.accessibilityEmail ?? ''),
    helplines: isRecent(helplines?.checkedAt, HELPLINES_CHECK_DAYS, now),
    'web-address': isHttps(deps.policy.publicUrl),
    'node-updates': unsupportedSince(deps.monitoring.about.node, now) === null,
    'second-steps': administratorsWithSecondStep(deps) >= ADMINISTRATORS,
  };
};
