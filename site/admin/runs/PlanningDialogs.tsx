import type { DonationItem } from '#contract/donations/donation-desk.ts';
import { type Day, dayName, weekdayName } from '#contract/dublin.ts';
import type { RunSettings } from '#contract/runs/run-settings.ts';
import type { RunSummary } from '#contract/runs/runs.ts';
import { ShortcutsDialog } from '../shortcuts/ShortcutsDialog.tsx';
import { AreaDialog } from './AreaDialog.tsx';
import { OfferDaysDialog } from './OfferDaysDialog.tsx';
import { RunDialog } from './RunDialog.tsx';
import { planningShortcuts } from './usePlanningKeys.ts';

/** A run to be planned, an offer whose area is chosen, days to be offered, or the keys. */
export type PlanningDialog = { plan: Day } | { area: DonationItem } | 'offer' | 'keys' | null;

type PlanningDialogsProps = {
  dialog: PlanningDialog;
  settings: RunSettings | undefined;
  /** Runs whose days can be offered, and to how many donors. */
  runs: readonly RunSummary[];
  count: number;
  busy: boolean;
  onOffer: (runs: readonly RunSummary[], names: string) => void;
  keysOn: boolean;
  onKeysOn: (on: boolean) => void;
  onClose: () => void;
};

/** The dialogs of the planning screen. */
export const PlanningDialogs = ({
  dialog,
  settings,
  runs,
  count,
  busy,
  onOffer,
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
        busy={busy}
        onOffer={(chosen) =>
          onOffer(chosen, chosen.map(({ date }) => (chosen.length > 2 ? weekdayName(date) : dayName(date))).join(', '))
        }
        onClose={onClose}
      />
    );
  }
  if (!dialog || !settings) return null;
  return 'plan' in dialog ? (
    <RunDialog run={null} day={dialog.plan} settings={settings} onClose={onClose} />
  ) : (
    <AreaDialog item={dialog.area} areas={settings.areas} onClose={onClose} />
  );
};
