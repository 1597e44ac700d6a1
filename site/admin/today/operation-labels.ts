import type { AuditEntry } from '#contract/audit/audit.ts';
import type { Told } from './activity.ts';

export const token = ({ action, detail }: AuditEntry): Told =>
  ({
    created: { icon: 'key-round', tone: 'wait', text: `An API token was created: ${detail}` },
    revoked: { icon: 'key-round', tone: 'info', text: `An API token was revoked: ${detail}` },
  })[action] as Told;

export const mail = ({ action, detail }: AuditEntry): Told =>
  ({
    'mail tried again': { icon: 'rotate-ccw', tone: 'info', text: `A mail was tried again: ${detail}` },
    'address mailed again': { icon: 'rotate-ccw', tone: 'wait', text: `An address is mailed again: ${detail}` },
    'mail stopped': { icon: 'circle-x', tone: 'wait', text: `A mail was stopped: ${detail}` },
  })[action] as Told;

export const run = ({ action, detail }: AuditEntry): Told =>
  ({
    created: { icon: 'truck', tone: 'info', text: `A run was planned: ${detail}` },
    changed: { icon: 'truck', tone: 'info', text: `A run was changed: ${detail}` },
    'stops changed': { icon: 'truck', tone: 'info', text: `The stops of a run were changed: ${detail}` },
    deleted: { icon: 'trash-2', tone: 'wait', text: `A run was deleted: ${detail}` },
    cancelled: { icon: 'circle-x', tone: 'wait', text: `A run was cancelled: ${detail}` },
    done: { icon: 'package-check', tone: 'ok', text: `A run is done: ${detail}` },
    exported: { icon: 'file-text', tone: 'info', text: 'The runs were exported' },
  })[action] as Told;

export const webhook = ({ action, detail }: AuditEntry): Told => ({
  icon: 'key-round',
  tone: 'wait',
  text: `A webhook was ${action}: ${detail}`,
});
