import { useEffect, useRef } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import type { ReviewRules } from '#contract/review/review-rules.ts';
import type { RunSettings } from '#contract/runs/run-settings.ts';
import { readReviewRules, readRunSettings } from '#contract/settings/calls.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform, useUser } from '../../../client/PlatformContext.tsx';
import { settingsQuery } from '../../../client/settings-query.ts';
import type { Elements } from '../../../ui/elements.ts';
import { Crumbs } from '../../shell/layout/Crumbs.tsx';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { Loaded } from '../../shell/list/Loaded.tsx';
import { usePageParams } from '../../shell/list/usePageParams.ts';
import { MailboxSection } from '../mail/MailboxSection.tsx';
import { MailServerSection } from '../mail/MailServerSection.tsx';
import { PeopleSection } from '../people/PeopleSection.tsx';
import { SecondFactorForm } from '../people/SecondFactorForm.tsx';
import { TokensSection } from '../tokens/TokensSection.tsx';
import { WebhooksSection } from '../webhooks/WebhooksSection.tsx';
import { AreasForm } from './AreasForm.tsx';
import { CeilingForm } from './CeilingForm.tsx';
import { ContactSection } from './ContactSection.tsx';
import { DutyForm } from './DutyForm.tsx';
import { ExportForm } from './ExportForm.tsx';
import { GivingSection } from './GivingSection.tsx';
import { GovernanceSection } from './GovernanceSection.tsx';
import { HelpForm } from './HelpForm.tsx';
import { HelplinesForm } from './HelplinesForm.tsx';
import { LanguagesSection } from './languages/LanguagesSection.tsx';
import { MailsBox } from './MailsBox.tsx';
import { OrganisationSection } from './OrganisationSection.tsx';
import { RejectionReasonsForm } from './RejectionReasonsForm.tsx';
import { SavedWordsForm } from './SavedWordsForm.tsx';
import { SearchWordsForm } from './SearchWordsForm.tsx';
import { ServiceEmailsSection } from './ServiceEmailsSection.tsx';
import { SettingsHome } from './SettingsHome.tsx';
import { ShopsSection } from './ShopsSection.tsx';
import { SocialSection } from './SocialSection.tsx';
import {
  ADVANCED,
  type BoxKey,
  type OpenBox,
  type OpenSection,
  onlyPlace,
  placeOf,
  sectionHref,
  sectionsOf,
} from './setting-sections.ts';
import { VansForm } from './VansForm.tsx';
import { WhatWeTakeSection } from './WhatWeTakeSection.tsx';

const WithReviewRules = ({ children }: { children(rules: ReviewRules): Elements }) => (
  <Loaded query={queryOf(usePlatform(), readReviewRules, {})} what="the review rules">
    {children}
  </Loaded>
);

const WithRunSettings = ({ children }: { children(settings: RunSettings): Elements }) => (
  <Loaded query={queryOf(usePlatform(), readRunSettings, {})} what="the vans and areas">
    {children}
  </Loaded>
);

interface BoxLinksProps {
  section: OpenSection;
  alone: BoxKey | undefined;
}

const BoxLinks = ({ section, alone }: BoxLinksProps) => {
  const list = useRef<HTMLUListElement>(null);
  const { hash, state } = useLocation();
  const current = alone ?? hash.slice(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another box is another place in the row
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label={section.label}>
      <ul ref={list}>
        {section.boxes.map(({ key, label }) => (
          <li key={key}>
            <Link
              to={sectionHref(section.key, key)}
              state={state}
              aria-current={key === current ? (alone ? 'page' : 'location') : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const contents: Readonly<Record<Exclude<BoxKey, 'health'>, (settings: Settings) => Elements>> = {
  organisation: (settings) => <OrganisationSection settings={settings} />,
  contact: (settings) => <ContactSection settings={settings} />,
  emails: (settings) => <ServiceEmailsSection settings={settings} />,
  social: (settings) => <SocialSection settings={settings} />,
  giving: (settings) => <GivingSection settings={settings} />,
  governance: (settings) => <GovernanceSection settings={settings} />,
  shops: (settings) => <ShopsSection settings={settings} />,
  items: () => <WhatWeTakeSection />,
  vans: ({ shops }) => (
    <WithRunSettings>{(settings) => <VansForm settings={settings} shops={shops} />}</WithRunSettings>
  ),
  people: () => <PeopleSection />,
  'signing-in': () => <SecondFactorForm />,
  mails: () => <MailsBox />,
  duty: () => <DutyForm />,
  help: () => <HelpForm />,
  helplines: () => <HelplinesForm />,
  rejections: () => <WithReviewRules>{(rules) => <RejectionReasonsForm rules={rules} />}</WithReviewRules>,
  declined: () => <WithReviewRules>{(rules) => <SavedWordsForm rules={rules} list="donorReasons" />}</WithReviewRules>,
  answers: () => <WithReviewRules>{(rules) => <SavedWordsForm rules={rules} list="savedAnswers" />}</WithReviewRules>,
  'search-words': () => <SearchWordsForm />,
  mail: () => <MailServerSection />,
  mailbox: () => <MailboxSection />,
  languages: () => <LanguagesSection />,
  areas: () => <WithRunSettings>{(settings) => <AreasForm settings={settings} />}</WithRunSettings>,
  ceilings: () => (
    <WithReviewRules>
      {(rules) => (
        <div className="stack">
          <CeilingForm rules={rules} />
          <ExportForm rules={rules} />
        </div>
      )}
    </WithReviewRules>
  ),
  tokens: () => <TokensSection />,
  webhooks: () => <WebhooksSection />,
};

interface SectionScreenProps {
  section: OpenSection;
  /** The only box shown, where each box is a screen of its own. */
  alone: OpenBox | undefined;
}

const SectionScreen = ({ section, alone }: SectionScreenProps) => {
  const { label, about, boxes } = section;
  const shown = alone ? [alone] : boxes;
  return (
    <>
      <Crumbs above={[['Settings', '/admin/settings']]} here={alone?.label ?? label} />
      <ScreenHead title={label} lead={alone ? undefined : about} />
      <div className={boxes.length > 1 ? 'set' : undefined}>
        {boxes.length > 1 && <BoxLinks section={section} alone={alone?.key} />}
        <Loaded query={settingsQuery(usePlatform())} what="the settings">
          {(settings) => (
            <div className="stack">
              {shown.map(({ key }) => (
                <div key={key} id={key}>
                  {key !== 'health' && contents[key](settings)}
                </div>
              ))}
            </div>
          )}
        </Loaded>
      </div>
    </>
  );
};

export const SettingsPage = () => {
  const role = useUser()?.role;
  const requested = usePageParams().get('section');
  const { hash, state } = useLocation();
  const sections = role ? sectionsOf(role) : [];
  const place = placeOf(requested) ?? onlyPlace(sections);
  const section = sections.find(({ key }) => key === place?.section);
  const box = section?.boxes.find(({ key }) => key === place?.box);
  const alone = section?.key === ADVANCED ? box : undefined;
  if (requested === 'password') return <Navigate to="/admin/password" replace />;
  // A box that was a screen of its own.
  if (section && box && !alone) {
    const to = hash ? `${sectionHref(section.key)}${hash}` : sectionHref(section.key, box.key);
    return <Navigate to={to} state={state} replace />;
  }
  if (section && (alone || (section.key !== ADVANCED && !place?.box)))
    return <SectionScreen section={section} alone={alone} />;
  return <SettingsHome sections={sections} isAdvancedOpen={section?.key === ADVANCED} />;
};
