import type { AuditEntry } from '#contract/audit/audit.ts';
import { CircleX } from '../../ui/icons/CircleX.tsx';
import { FileText } from '../../ui/icons/FileText.tsx';
import { KeyRound } from '../../ui/icons/KeyRound.tsx';
import { PackageCheck } from '../../ui/icons/PackageCheck.tsx';
import { RotateCcw } from '../../ui/icons/RotateCcw.tsx';
import { Trash2 } from '../../ui/icons/Trash2.tsx';
import { Truck } from '../../ui/icons/Truck.tsx';
import type { Told } from './activity.ts';

export const token = ({ action, detail }: AuditEntry): Told =>
  ({
    created: { icon: KeyRound, tone: 'wait', text: `An API token was created: ${detail}` },
    revoked: { icon: KeyRound, tone: 'info', text: `An API token was revoked: ${detail}` },
  })[action] as Told;

export const mail = ({ action, detail }: AuditEntry): Told =>
  ({
    'mail tried again': { icon: RotateCcw, tone: 'info', text: `A mail was tried again: ${detail}` },
    'address mailed again': { icon: RotateCcw, tone: 'wait', text: `An address is mailed again: ${detail}` },
    'mail stopped': { icon: CircleX, tone: 'wait', text: `A mail was stopped: ${detail}` },
  })[action] as Told;

export const run = ({ action, detail }: AuditEntry): Told =>
  ({
    created: { icon: Truck, tone: 'info', text: `A run was planned: ${detail}` },
    changed: { icon: Truck, tone: 'info', text: `A run was changed: ${detail}` },
    'stops changed': { icon: Truck, tone: 'info', text: `The stops of a run were changed: ${detail}` },
    deleted: { icon: Trash2, tone: 'wait', text: `A run was deleted: ${detail}` },
    cancelled: { icon: CircleX, tone: 'wait', text: `A run was cancelled: ${detail}` },
    done: { icon: PackageCheck, tone: 'ok', text: `A run is done: ${detail}` },
    exported: { icon: FileText, tone: 'info', text: 'The runs were exported' },
  })[action] as Told;

export const webhook = ({ action, detail }: AuditEntry): Told => ({
  icon: KeyRound,
  tone: 'wait',
  text: `A webhook was ${action}: ${detail}`,
});
