import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { readDashboard } from '#contract/dashboard/calls.ts';
import { readLaunch } from '#contract/launch/calls.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { useMay } from '../../../client/useMay.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { numberInWords } from '../../../ui/number-in-words.ts';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { launchWords } from '../launch/launch-words.ts';
import { ADVANCED, type OpenSection, type SectionKey, sectionAt, sectionHref } from './setting-sections.ts';

const useMarks = () => {
  const platform = usePlatform();
  const { data: launch } = useQuery({ ...queryOf(platform, readLaunch, {}), enabled: useMay('settings') });
  const { data: counts } = useQuery(queryOf(platform, readDashboard, {}));
  return (section: SectionKey): string => {
    const missing = launch?.items.filter(
      ({ state, key }) => state === 'missing' && sectionAt(launchWords[key].to) === section,
    );
    if (missing && missing.length > 0) return `${missing.length} missing`;
    const failed = section === 'words' ? (counts?.failedMails ?? 0) : 0;
    return failed === 0 ? '' : `${failed} ${failed === 1 ? 'mail' : 'mails'} failed`;
  };
};

const Mark = ({ children }: { children: string }) =>
  children ? (
    <Badge tone="wait" icon="circle-alert">
      {children}
    </Badge>
  ) : null;

const Place = ({ section: { key, label, about, icon, tone }, mark }: { section: OpenSection; mark: string }) => (
  <li>
    <Link to={sectionHref(key)}>
      <span className={tone}>
        <Icon name={icon} />
      </span>
      <span>
        <b>{label}</b>
        <small>{about}</small>
      </span>
      {mark ? <Mark>{mark}</Mark> : <Icon name="chevron-right" />}
    </Link>
  </li>
);

interface AdvancedProps {
  section: OpenSection;
  mark: string;
  isOpen: boolean;
}

const Advanced = ({ section: { key, label, icon, boxes }, mark, isOpen }: AdvancedProps) => (
  <details className="quietrow" open={isOpen || undefined}>
    <summary>
      <Icon name={icon} />
      <span>
        <b>{label}</b>
        <small>{boxes.map((box) => box.label).join(', ')}</small>
      </span>
      <Mark>{mark}</Mark>
      <Icon name="chevron-down" />
    </summary>
    <ul>
      {boxes.map((box) => (
        <li key={box.key}>
          <Link to={sectionHref(key, box.key)}>
            <b>{box.label}</b>
            <small>{box.about}</small>
          </Link>
        </li>
      ))}
    </ul>
  </details>
);

export const SettingsHome = ({
  sections,
  isAdvancedOpen,
}: {
  sections: readonly OpenSection[];
  isAdvancedOpen: boolean;
}) => {
  const markOf = useMarks();
  const mayLaunch = useMay('settings');
  const mayReadChanges = useMay('audit');
  const places = `${numberInWords(sections.length)} ${sections.length === 1 ? 'place' : 'places'}`;
  const advanced = sections.find(({ key }) => key === ADVANCED);
  return (
    <>
      <ScreenHead
        title="Settings"
        lead={`${places.charAt(0).toUpperCase()}${places.slice(1)}. Most weeks you need none of them.`}
      />
      <ul className="seven">
        {sections
          .filter(({ key }) => key !== ADVANCED)
          .map((section) => (
            <Place key={section.key} section={section} mark={markOf(section.key)} />
          ))}
      </ul>
      {advanced && <Advanced section={advanced} mark={markOf(ADVANCED)} isOpen={isAdvancedOpen} />}
      <p className="hint">
        {mayLaunch && (
          <span>
            What the website still lacks stands in <Link to="/admin/settings/launch">Before opening</Link>.{' '}
          </span>
        )}
        {mayReadChanges && (
          <span>
            Every change is written down with your name: <Link to="/admin/audit">see the changes</Link>.
          </span>
        )}
      </p>
    </>
  );
};
