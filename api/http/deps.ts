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

export interface Policy {
  autoApprove: boolean;
  /** Absolute, without a trailing slash. */
  publicUrl: string;
  /** For uploads on their way; files live no longer than their request. */
  tempDir: string;
  /** Milliseconds that a response waits for its pictures. */
  picturesWaitMs: number;
  signIn: SignInOptions;
  /** Signs reports of bounced mails; null if none are accepted. */
  bounceSecret: string | null;
  /** Set by the environment, which overrides the settings. */
  smtp: { url: string | null; from: string | null };
  /** Set by the environment, which overrides the settings. */
  imapUrl: string | null;
  /** Private networks that webhooks may reach, in CIDR notation. */
  webhookNetworks: readonly string[];
}

export interface Deps {
  store: Store;
  images: Images;
  waitingPictures: WaitingQuota;
  loadReviewer: LoadReviewer;
  identity: Identity;
  tokens: Tokens;
  manageLinks: ManageLinks;
  invitationLinks: InvitationLinks;
  replyAddresses: ReplyAddresses;
  webhookSecrets: WebhookSecrets;
  sealing: Sealing;
  passwords: Passwords;
  passwordStrength: PasswordStrength;
  /** Settles once the first account exists; an early sign-in waits for it. */
  firstAccount: Promise<void>;
  attempts: Attempts;
  admission: Admission;
  warnings: Set<Warning>;
  space: DiskSpace;
  receivingBodies: ReceivingBodies;
  pendingUploads: PendingUploads;
  devices: Devices;
  signInAttempts: SignInAttempts;
  failedSignIns: FailedSignIns;
  mailer: Mailer;
  mailParser: MailParser;
  outbox: Outbox;
  markdown: MarkdownRenderer;
  pageTexts: PageTexts;
  live: Live;
  monitoring: Monitoring;
  policy: Policy;
  /** Aborted when the server begins to stop, after which nothing waits for background work. */
  stopping: AbortSignal;
  now: () => Date;
  newId: () => string;
  log: Log;
}
