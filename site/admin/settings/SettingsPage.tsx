import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { mayOpen } from '#contract/pages/admin-screens.ts';
import type { Role } from '#contract/roles.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { usePlatform, useUser } from '../../client/PlatformContext.tsx';
import { settingsQuery } from '../../client/settings-query.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ScreenHead } from '../layout/Screen.tsx';
import { LoadingBox } from '../list/LoadingBox.tsx';
import { NotReachable } from '../list/NotReachable.tsx';
import { usePageParams } from '../list/usePageParams.ts';
import { MailServerSection } from '../mail/MailServerSection.tsx';
import { OwnPassword } from '../password/OwnPassword.tsx';
import { PeopleSection } from '../people/PeopleSection.tsx';
import { TokensSection } from '../tokens/TokensSection.tsx';
import { WebhooksSection } from '../webhooks/WebhooksSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { GivingSection } from './GivingSection.tsx';
import { GovernanceSection } from './GovernanceSection.tsx';
import { LanguagesSection } from './languages/LanguagesSection.tsx';
import { OrganisationSection } from './OrganisationSection.tsx';
import { ReviewSection } from './ReviewSection.tsx';
import { ServiceEmailsSection } from './ServiceEmailsSection.tsx';
import { ShopsSection } from './ShopsSection.tsx';
import { SocialSection } from './SocialSection.tsx';
import { type SettingSection, sectionHref, sectionOf, sectionsOf } from './setting-sections.ts';
import { TakenSection } from './TakenSection.tsx';
import { VansSection } from './VansSection.tsx';

/** On a small screen the sections stand in a row that scrolls: the current one is brought into sight. */
const Sections = ({ current, role }: { current: SettingSection | undefined; role: Role }) => {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is another place in the row
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav aria-label="Settings">
      <ul ref={list}>
        {sectionsOf(role).map(({ key, label, icon }) => (
          <li key={key}>
            <Link to={sectionHref(key)} aria-current={key === current ? 'page' : undefined}>
              <Icon name={icon} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
        {mayOpen(role, '/admin/settings/launch') && (
          <li>
            <Link to="/admin/settings/launch">
              <Icon name="check-check" />
              Before opening
            </Link>
          </li>
        )}
        {mayOpen(role, '/admin/settings/health') && (
          <li>
            <Link to="/admin/settings/health">
              <Icon name="gauge" />
              Health
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
};

const Section = ({ current, settings }: { current: SettingSection; settings: Settings }) => {
  if (current === 'organisation') return <OrganisationSection settings={settings} />;
  if (current === 'contact') return <ContactSection settings={settings} />;
  if (current === 'emails') return <ServiceEmailsSection settings={settings} />;
  if (current === 'mail') return <MailServerSection />;
  if (current === 'shops') return <ShopsSection settings={settings} />;
  if (current === 'items') return <TakenSection />;
  if (current === 'vans') return <VansSection shops={settings.shops} />;
  if (current === 'languages') return <LanguagesSection />;
  if (current === 'social') return <SocialSection settings={settings} />;
  if (current === 'giving') return <GivingSection settings={settings} />;
  if (current === 'governance') return <GovernanceSection settings={settings} />;
  if (current === 'people') return <PeopleSection />;
  if (current === 'tokens') return <TokensSection />;
  if (current === 'webhooks') return <WebhooksSection />;
  return current === 'review' ? <ReviewSection /> : <OwnPassword />;
};

/** Everything that is set, as far as the role opens it: what the website says, the shops, the people, and the own password. */
export const SettingsPage = () => {
  const role = useUser()?.role;
  const asked = sectionOf(usePageParams().get('section'));
  // Who may not open the one that is asked for begins with the first one of theirs.
  const open = role ? sectionsOf(role).map(({ key }) => key) : [];
  const current = open.find((key) => key === asked) ?? open[0];
  const { data: settings, isError, refetch } = useQuery(settingsQuery(usePlatform()));
  return (
    <>
      <ScreenHead title="Settings" lead="What the website says about you, and who looks after it." />
      <div className="set">
        {role && <Sections current={current} role={role} />}
        {settings && current && <Section current={current} settings={settings} />}
        {!settings && isError && (
          <NotReachable onRefresh={refetch}>
            The settings could not be loaded. Please try refreshing the page.
          </NotReachable>
        )}
        {!settings && !isError && <LoadingBox label="Loading the settings" />}
      </div>
    </>
  );
};
