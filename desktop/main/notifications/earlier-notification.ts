import type { ActivationArguments } from 'electron';
import { DEEP_LINK_SCHEME } from '../../bridge/addresses.ts';
import { deepLinkPath } from '../window/deep-link.ts';

/** What the buttons of a notification about one item say, in their order. */
export const BUTTONS = ['Approve', 'Open'] as const;

/** Nobody approves what they have not read: the item opens, and asks to be confirmed. */
const toApprove = (path: string) => `${path}&begin=approve`;

/** The path that a button of a notification asks for. */
export const pathOfButton = (path: string, index: number | undefined): string =>
  index !== undefined && BUTTONS[index] === 'Approve' ? toApprove(path) : path;

const pathOfId = (id: unknown) => (typeof id === 'string' ? deepLinkPath([`${DEEP_LINK_SCHEME}://${id}`]) : null);

/** The path of the item whose notification started the app, by what macOS says of the start. */
export const pathOfLaunch = (launchInfo: unknown): string | null =>
  typeof launchInfo === 'object' && launchInfo && 'identifier' in launchInfo ? pathOfId(launchInfo.identifier) : null;

/**
 * Follows what Windows hands over of every notification that somebody clicks, also before this start; those that are still known
 * here have told it by themselves.
 */
export const openActivated =
  ({ isKnown, open }: { isKnown(id: string): boolean; open(path: string): void }) =>
  ({ arguments: given, actionIndex }: Pick<ActivationArguments, 'arguments' | 'actionIndex'>): void => {
    const id = new URLSearchParams(given).get('tag');
    const path = pathOfId(id);
    if (id && path && !isKnown(id)) open(pathOfButton(path, actionIndex));
  };
