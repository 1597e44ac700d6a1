import type { Warning } from '#contract/health/warnings.ts';
import type { SignInOptions } from '#contract/people/people.ts';
import type { Admission } from '../admission/admit-or-quarantine.ts';
import type { Attempts } from '../attempts/attempts.ts';
import type { SignInAttempts } from '../attempts/sign-in-attempts.ts';
import type { DiskSpace } from '../core/disk-space.ts';
import type { Log } from '../core/log.ts';
import type { Devices } from '../identity/devices.ts';
import type { FailedSignIns, Identity, PasswordStrength, Passwords, Tokens } from '../identity/interfaces.ts';
import type { InvitationLinks } from '../identity/invitation-links.ts';
import type { ManageLinks } from '../identity/manage-links.ts';
import type { ReplyAddresses } from '../identity/reply-addresses.ts';
import type { Sealing } from '../identity/sealing.ts';
import type { WebhookSecrets } from '../identity/webhook-secrets.ts';
import type { Images } from '../images/images.ts';
import type { WaitingQuota } from '../images/waiting-quota.ts';
import type { Live } from '../live/live.ts';
import type { MailParser } from '../mail/incoming/mail-parser.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { MarkdownRenderer } from '../markdown/markdown-renderer.ts';
import type { Monitoring } from '../monitoring/monitoring.ts';
import type { LoadReviewer } from '../review/reviewer.ts';
import type { Store } from '../store/store.ts';
import type { PageTexts } from './cache/page-texts.ts';
import type { PendingUploads } from './pending-uploads.ts';
import type { ReceivingBodies } from './receiving-bodies.ts';

/** What of the environment the verbs need to know. */
export interface Policy {
  autoApprove: boolean;
  /** Absolute address of the site, without a slash at the end. */
  publicUrl: string;
  /** A folder for uploads on their way; its files live no longer than their request. */
  tempDir: string;
  /** How long an answer waits for the pictures of what was sent, in milliseconds. */
  picturesWaitMs: number;
  signIn: SignInOptions;
  /** Signs reports of mails that came back; null while none are taken. */
  bounceSecret: string | null;
  /** How mail is sent where the environment says it, which wins over the settings. */
  smtp: { url: string | null; from: string | null };
  /** The mailbox that is read where the environment says it, which wins over the settings. */
  imapUrl: string | null;
  /** Networks beside the internet that webhooks may reach, in CIDR notation. */
  webhookNetworks: readonly string[];
}

/** Everything the server touches beside its own memory. Only api/app builds the real ones. */
export interface Deps {
  store: Store;
  images: Images;
  /** How many pictures may wait to be made. */
  waitingPictures: WaitingQuota;
  loadReviewer: LoadReviewer;
  identity: Identity;
  tokens: Tokens;
  /** The links by which authors manage what they sent. */
  manageLinks: ManageLinks;
  invitationLinks: InvitationLinks;
  /** The addresses by which it is known what an answer is about. */
  replyAddresses: ReplyAddresses;
  webhookSecrets: WebhookSecrets;
  /** Encrypts what only this server may read again. */
  sealing: Sealing;
  passwords: Passwords;
  passwordStrength: PasswordStrength;
  /** Settles once the start has made the first account: who signs in at once waits for it. */
  firstAccount: Promise<void>;
  /** Counts what is limited. */
  attempts: Attempts;
  /** Decides which submissions go to quarantine. */
  admission: Admission;
  /** What administrators are told about how the server is run. */
  warnings: Set<Warning>;
  /** The free space of the disk with the data. */
  space: DiskSpace;
  /** The memory for bodies that are still being received. */
  receivingBodies: ReceivingBodies;
  /** The budgets of pictures that nobody has decided about. */
  pendingUploads: PendingUploads;
  /** The browsers in which an account has been signed in to. */
  devices: Devices;
  signInAttempts: SignInAttempts;
  failedSignIns: FailedSignIns;
  /** Hands mails over; only the outbox calls it. */
  mailer: Mailer;
  /** Reads mails that come in. */
  mailParser: MailParser;
  /** Mails that changes cause. */
  outbox: Outbox;
  markdown: MarkdownRenderer;
  /** The public pages, as they are searched. */
  pageTexts: PageTexts;
  /** Tells signed-in screens what has changed. */
  live: Live;
  /** What the server knows about itself. */
  monitoring: Monitoring;
  policy: Policy;
  /** Aborted when the server begins to stop: nothing waits for background work any more. */
  stopping: AbortSignal;
  now: () => Date;
  /** A new unguessable record id. */
  newId: () => string;
  log: Log;
}
