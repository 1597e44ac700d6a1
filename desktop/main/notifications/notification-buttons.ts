import type { ActivationArguments } from 'electron';
import { DEEP_LINK_SCHEME } from '../../bridge/addresses.ts';
import { deepLinkPath } from '../window/deep-link.ts';

export const BUTTONS = ['Approve', 'Open'] as const;

/** Nobody approves what they have not read: the item opens, and asks to be confirmed. */
const toApprove = (path: string) => `${path}&begin=approve`;

export const pathOfButton = (path: string, index: number | undefined): string =>
  index !== undefined && BUTTONS[index] === 'Approve' ? toApprove(path) : path;

const pathOfId = (id: unknown) => (typeof id === 'string' ? deepLinkPath([`${DEEP_LINK_SCHEME}://${id}`]) : null);

export const pathOfLaunch = (launchInfo: unknown): string | null =>
  typeof launchInfo === 'object' && launchInfo && 'identifier' in launchInfo ? pathOfId(launchInfo.identifier) : null;

/**
 * Windows hands over every notification that somebody clicks, also from before this start; those still known here have told it
 * by themselves.
 */
export const openActivated =
  ({ isKnown, open }: { isKnown(id: string): boolean; open(path: string): void }) =>
  ({ arguments: given, actionIndex }: Pick<ActivationArguments, 'arguments' | 'actionIndex'>): void => {
    const id = new URLSearchParams(given).get('tag');
    const path = pathOfId(id);
    if (id && path && !isKnown(id)) open(pathOfButton(path, actionIndex));
  };
