import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { type Day, dayName, weekdayName } from '#contract/dublin.ts';
import type { RunSettings } from '#contract/runs/run-settings.ts';
import type { Run, RunSummary } from '#contract/runs/runs.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ShortcutsDialog } from '../../shell/shortcuts/ShortcutsDialog.tsx';
import { AreaDialog } from './AreaDialog.tsx';
import { OfferDaysDialog } from './OfferDaysDialog.tsx';
import { RunDialog } from './RunDialog.tsx';
import type { RunToFill } from './usePlanning.ts';
import { planningShortcuts } from './usePlanningKeys.ts';

export type PlanningDialog =
  | { plan: Day; area: string | undefined; offers: readonly string[] }
  | { area: DonationItem }
  | { put: RunToFill; ids: readonly string[]; note: string }
  | 'offer'
  | 'keys'
  | null;

type PlanningDialogsProps = {
  dialog: PlanningDialog;
  settings: RunSettings | undefined;
  runs: readonly RunSummary[];
  passing: ReadonlySet<string>;
  count: number;
  busy: boolean;
  onOffer: (runs: readonly RunSummary[], names: string) => void;
  onPut: (run: RunToFill, ids: readonly string[]) => void;
  onPlanned: (run: Run, ids: readonly string[]) => void;
  keysOn: boolean;
  onKeysOn: (on: boolean) => void;
  onClose: () => void;
};

export const PlanningDialogs = ({
  dialog,
  settings,
  runs,
  passing,
  count,
  busy,
  onOffer,
  onPut,
  onPlanned,
  keysOn,
  onKeysOn,
  onClose,
}: PlanningDialogsProps) => {
  if (dialog === 'keys') {
    return <ShortcutsDialog lines={planningShortcuts} on={keysOn} onChange={onKeysOn} onClose={onClose} />;
  }
  if (dialog === 'offer') {
    return (
      <OfferDaysDialog
        count={count}
        runs={runs}
        passing={passing}
        busy={busy}
        onOffer={(chosen) =>
          onOffer(chosen, chosen.map(({ date }) => (chosen.length > 2 ? weekdayName(date) : dayName(date))).join(', '))
        }
        onClose={onClose}
      />
    );
  }
  if (dialog && 'put' in dialog) {
    const { put, ids, note } = dialog;
    return (
      <ConfirmDialog
        question={`Put ${ids.length === 1 ? 'it' : 'them'} on the ${put.van}, ${dayName(put.date)}?`}
        detail={note}
        confirmLabel="Put on the run"
        icon="truck"
        variant="brand"
        onConfirm={() => onPut(put, ids)}
        onCancel={onClose}
      />
    );
  }
  if (!dialog || !settings) return null;
  return 'plan' in dialog ? (
    <RunDialog
      run={null}
      day={dialog.plan}
      area={dialog.area}
      offers={dialog.offers.length}
      settings={settings}
      onPlanned={(run) => onPlanned(run, dialog.offers)}
      onClose={onClose}
    />
  ) : (
    <AreaDialog item={dialog.area} areas={settings.areas} onClose={onClose} />
  );
};
