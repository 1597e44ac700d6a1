import type { LockState, UnlockWay } from './app-lock.ts';
import type { Outcome, ProviderSignedIn, SignInWay, Started, WindowControl } from './ipc-channels.ts';
import type { OfflinePlace, OfflineRecord, OfflineWrite } from './offline-records.ts';
import type { ServerProfile, ShellCommand, ShellState, Theme, UpdateState } from './shell-state.ts';

export interface Bridge {
  start(): Promise<Started>;
  onState(listener: (state: ShellState) => void): () => void;
  onCommand(listener: (command: ShellCommand) => void): () => void;
  chooseServer(server: ServerProfile): Promise<Outcome>;
  removeServer(url: string): Promise<undefined>;
  sync(): Promise<undefined>;
  /** Empty for an unknown server. Rejects for answers while the app is locked. */
  readOffline(of: OfflinePlace): Promise<OfflineRecord[]>;
  /**
   * Resolves when entries are on disk; rejects, and changes nothing, when they cannot be written. Answers are written a little
   * later.
   */
  writeOffline(change: OfflineWrite): Promise<undefined>;
  /** Puts aside the file of the entries that the key store does not decrypt. */
  giveUpLockedDecisions(): Promise<undefined>;
  dismissPutAside(): Promise<undefined>;
  openLog(): Promise<undefined>;
  showDownload(id: string): Promise<undefined>;
  /** Cancels a download that still runs. */
  dismissDownload(id: string): Promise<undefined>;
  chooseDownloadFolder(): Promise<undefined>;
  clickMenu(id: string): Promise<undefined>;
  controlWindow(control: WindowControl): Promise<undefined>;
  setTheme(theme: Theme): Promise<undefined>;
  workOffline(on: boolean): Promise<undefined>;
  dismissNoticesFail(): Promise<undefined>;
  /** Null when the person does not sign in to the proxy. */
  answerProxy(credentials: { username: string; password: string } | null): Promise<undefined>;
  putUpdateAway(step: UpdateState['step']): Promise<undefined>;
  installUpdate(): Promise<undefined>;
  setNotices(on: boolean): Promise<undefined>;
  /** Stores the token on disk although this computer has no key store. */
  allowWeakStorage(): Promise<undefined>;
  /** False when the address is not one of the allowed ones. */
  openAllowedUrl(url: string): Promise<boolean>;
  /** Null when the person cancelled. */
  signInWith(way: SignInWay): Promise<Outcome<ProviderSignedIn | null>>;
  lockNow(): Promise<undefined>;
  /** Ends the sessions of all servers, which opens the lock, as nothing is behind it any more. */
  signOutLocked(): Promise<undefined>;
  setLockAfter(minutes: LockState['after']): Promise<undefined>;
  unlock(how: UnlockWay): Promise<Outcome>;
}
