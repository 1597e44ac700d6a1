import type { AuditEntry } from '#contract/audit/audit.ts';
import type { Told } from './activity.ts';

/** What was done about the data of a person. */
export const privacy = ({ action, detail }: AuditEntry): Told => {
  const what = detail ? `: ${detail}` : '';
  return {
    erased: { icon: 'trash-2', tone: 'bad', text: `A person's data was erased${what}` },
    exported: { icon: 'file-text', tone: 'info', text: `A person's data was exported${what}` },
    'deleted by age': { icon: 'trash-2', tone: 'info', text: `Deleted as too old${what}` },
    'request opened': { icon: 'shield-user', tone: 'wait', text: `A data request was written down${what}` },
    'request extended': { icon: 'shield-user', tone: 'wait', text: `A data request takes longer${what}` },
    'request answered by mail': { icon: 'mail', tone: 'info', text: `A data request was answered by mail${what}` },
    'request answered otherwise': { icon: 'shield-user', tone: 'info', text: `A data request was answered${what}` },
    'request closed': { icon: 'shield-user', tone: 'ok', text: `A data request was closed${what}` },
    'request reopened': { icon: 'shield-user', tone: 'wait', text: `A data request was opened again${what}` },
    'request assigned': { icon: 'user-check', tone: 'info', text: `A data request was given to somebody${what}` },
    'request unassigned': { icon: 'shield-user', tone: 'wait', text: `A data request was given to nobody${what}` },
    'request searched': { icon: 'shield-user', tone: 'info', text: `A person was looked for${what}` },
    'request identity checked': { icon: 'shield-user', tone: 'info', text: `It was checked who asks${what}` },
    'request corrected': { icon: 'pen-line', tone: 'info', text: `A person's data was corrected${what}` },
    'request acknowledged': {
      icon: 'mail',
      tone: 'info',
      text: `Somebody was told that a data request has come${what}`,
    },
    'retention changed': { icon: 'settings', tone: 'info', text: 'The retention periods were changed' },
  }[action] as Told;
};
