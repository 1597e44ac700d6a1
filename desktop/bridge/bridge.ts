import type { LockState, UnlockWay } from './app-lock.ts';
import type { Outcome, ProviderSignedIn, SignInWay, Started, WindowControl } from './ipc-channels.ts';
import type { KeptPlace, KeptRecord, KeptWrite } from './kept-records.ts';
import type { ServerProfile, ShellCommand, ShellState, Theme, UpdateState } from './shell-state.ts';

/** What the preload exposes to the interface, and nothing else. */
export interface Bridge {
  /** The current state, and the path that a deep link asked for before the interface was loaded. After a failed start it begins anew. */
  start(): Promise<Started>;
  onState(listener: (state: ShellState) => void): () => void;
  onCommand(listener: (command: ShellCommand) => void): () => void;
  chooseServer(server: ServerProfile): Promise<Outcome>;
  removeServer(url: string): Promise<undefined>;
  /** Asks the servers again now, and the key store for the entries that it did not decrypt. */
  sync(): Promise<undefined>;
  /** What is kept of a server, in its order; nothing of one that is not known. Rejects for answers while the app is locked. */
  readKept(of: KeptPlace): Promise<KeptRecord[]>;
  /** Resolves when entries are on disk; rejects, and changes nothing, when they cannot be written. Answers are written a little later. */
  writeKept(change: KeptWrite): Promise<undefined>;
  /** Goes on without the entries of the current server that the key store does not decrypt; their file is put aside. */
  giveUpLockedDecisions(): Promise<undefined>;
  /** The person has read which files were put aside. */
  dismissPutAside(): Promise<undefined>;
  openLog(): Promise<undefined>;
  /** Shows a saved file in the system's own window. */
  showDownload(id: string): Promise<undefined>;
  /** Takes a download off the list; one that runs is cancelled. */
  dismissDownload(id: string): Promise<undefined>;
  /** Asks for the folder in which later files are saved. */
  chooseDownloadFolder(): Promise<undefined>;
  clickMenu(id: string): Promise<undefined>;
  controlWindow(control: WindowControl): Promise<undefined>;
  /** The windows and menus of the system follow the theme that was chosen in the interface. */
  setTheme(theme: Theme): Promise<undefined>;
  /** Works without the server although it could be reached, or with it again. */
  workOffline(on: boolean): Promise<undefined>;
  /** The person has read that the system does not show notifications; it is not said again. */
  dismissNoticesFail(): Promise<undefined>;
  /** Null when the person does not sign in to the proxy. */
  answerProxy(credentials: { username: string; password: string } | null): Promise<undefined>;
  /** The person has read which version is ready; it is installed when the app ends. */
  putUpdateAway(step: UpdateState['step']): Promise<undefined>;
  /** Ends the app, installs the newer version that is ready, and starts it. */
  installUpdate(): Promise<undefined>;
  setNotices(on: boolean): Promise<undefined>;
  /** Stores the token on disk although this computer has no key store. */
  allowWeakStorage(): Promise<undefined>;
  /** False when the address is not one of the allowed ones. */
  openAllowedUrl(url: string): Promise<boolean>;
  /** Signs in through the system's browser; null when the person cancelled. */
  signInWith(way: SignInWay): Promise<Outcome<ProviderSignedIn | null>>;
  lockNow(): Promise<undefined>;
  /** Ends the sessions of all servers, which opens the lock: there is nothing behind it any more. */
  signOutLocked(): Promise<undefined>;
  setLockAfter(minutes: LockState['after']): Promise<undefined>;
  /** Opens the locked app; cancelling in the browser leaves it locked. */
  unlock(how: UnlockWay): Promise<Outcome>;
}
