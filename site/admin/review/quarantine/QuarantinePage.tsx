import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { readDashboard } from '#contract/dashboard/calls.ts';
import { listQuarantineGroups } from '#contract/quarantine/calls.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { useMay } from '../../../client/useMay.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { sectionHref } from '../../charity/settings/setting-sections.ts';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { LoadingBox } from '../../shell/list/LoadingBox.tsx';
import { NotReachable } from '../../shell/list/NotReachable.tsx';
import type { Shortcut } from '../../shell/shortcuts/ShortcutList.tsx';
import { ShortcutsButton } from '../../shell/shortcuts/ShortcutsButton.tsx';
import { ShortcutsDialog } from '../../shell/shortcuts/ShortcutsDialog.tsx';
import { useShortcuts } from '../../shell/shortcuts/useShortcuts.ts';
import { useShortcutsSwitch } from '../../shell/shortcuts/useShortcutsSwitch.ts';
import { QuarantineContent } from './QuarantineContent.tsx';

const quarantineShortcuts: readonly Shortcut[] = [
  { does: 'Next, previous', keys: ['J', 'K'] },
  { does: 'Read', keys: ['E', '↵'] },
  { does: 'Select', keys: ['X'] },
  { does: 'Select all that are alike', keys: ['*'] },
  { does: 'Release', keys: ['L'] },
  { does: 'Delete', keys: ['#'] },
  { does: 'Clear the selection', keys: ['Esc'] },
  { does: 'All shortcuts', keys: ['?'] },
];

const FAILED = 'What is held back could not be loaded. Please try again.';

export const QuarantinePage = () => {
  const platform = usePlatform();
  const mayDelete = useMay('delete');
  const { data, isError, refetch } = useQuery(queryOf(platform, listQuarantineGroups, {}));
  useQuery(queryOf(platform, readDashboard, {}));
  const [shortcuts, setShortcuts] = useShortcutsSwitch();
  const [help, setHelp] = useState(false);
  useShortcuts({ '?': () => setHelp(true) }, shortcuts);
  return (
    <>
      <ScreenHead
        title="Held back"
        lead="More came than people write. What is here waits apart: nobody was mailed, nothing is public."
        action={
          <>
            <ShortcutsButton onOpen={() => setHelp(true)} />
            {mayDelete && (
              <Link className={buttonClass({ variant: 'line' })} to={sectionHref('advanced', 'ceilings')}>
                <Icon name="settings" />
                Change the ceiling
              </Link>
            )}
          </>
        }
      />
      {data && <QuarantineContent quarantined={data} shortcuts={shortcuts} />}
      {!data && isError && <NotReachable onRefresh={refetch}>{FAILED}</NotReachable>}
      {!data && !isError && <LoadingBox label="Loading what is held back" />}
      {help && (
        <ShortcutsDialog
          lines={quarantineShortcuts}
          on={shortcuts}
          onChange={setShortcuts}
          onClose={() => setHelp(false)}
        />
      )}
    </>
  );
};
