import type { AuditEntry } from '#contract/audit/audit.ts';
import { FileText } from '../../ui/icons/FileText.tsx';
import { Mail } from '../../ui/icons/Mail.tsx';
import { PenLine } from '../../ui/icons/PenLine.tsx';
import { Settings } from '../../ui/icons/Settings.tsx';
import { ShieldUser } from '../../ui/icons/ShieldUser.tsx';
import { Trash2 } from '../../ui/icons/Trash2.tsx';
import { UserCheck } from '../../ui/icons/UserCheck.tsx';
import type { Told } from './activity.ts';

/** What was done about the data of a person. */
export const privacy = ({ action, detail }: AuditEntry): Told => {
  const what = detail ? `: ${detail}` : '';
  return {
    erased: { icon: Trash2, tone: 'bad', text: `A person's data was erased${what}` },
    exported: { icon: FileText, tone: 'info', text: `A person's data was exported${what}` },
    'deleted by age': { icon: Trash2, tone: 'info', text: `Deleted as too old${what}` },
    'request opened': { icon: ShieldUser, tone: 'wait', text: `A data request was written down${what}` },
    'request extended': { icon: ShieldUser, tone: 'wait', text: `A data request takes longer${what}` },
    'request answered by mail': { icon: Mail, tone: 'info', text: `A data request was answered by mail${what}` },
    'request answered otherwise': { icon: ShieldUser, tone: 'info', text: `A data request was answered${what}` },
    'request closed': { icon: ShieldUser, tone: 'ok', text: `A data request was closed${what}` },
    'request reopened': { icon: ShieldUser, tone: 'wait', text: `A data request was opened again${what}` },
    'request assigned': { icon: UserCheck, tone: 'info', text: `A data request was given to somebody${what}` },
    'request unassigned': { icon: ShieldUser, tone: 'wait', text: `A data request was given to nobody${what}` },
    'request searched': { icon: ShieldUser, tone: 'info', text: `A person was looked for${what}` },
    'request identity checked': { icon: ShieldUser, tone: 'info', text: `It was checked who asks${what}` },
    'request corrected': { icon: PenLine, tone: 'info', text: `A person's data was corrected${what}` },
    'request acknowledged': { icon: Mail, tone: 'info', text: `Somebody was told that a data request has come${what}` },
    'retention changed': { icon: Settings, tone: 'info', text: 'The retention periods were changed' },
  }[action] as Told;
};
