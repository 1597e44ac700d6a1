/** A mail, ready to be handed over. */
export interface Mail {
  /** Also makes its Message-ID, which is the same on every try. A stored mail is forgotten with it. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address at which no more mails like it are asked for. */
  unsubscribe?: string | undefined;
  /** A calendar file that goes with it. */
  calendar?: string | undefined;
  /** Where answers go, if not to the sender. */
  replyTo?: string | undefined;
  /** When it was written. */
  date: Date;
  /** The id of the record that the mail is about, with which it is forgotten. */
  about?: string;
}

/** Where a mail went: to a mail server, with the words with which it was taken, or to a file, and so to nobody. */
export type HandedOver = { to: 'server'; answer: string } | { to: 'file' };

/** How long a mail server may take, in milliseconds. */
export interface Patience {
  /** Until it is reached, has greeted and signed us in. */
  reachMs: number;
  /** How long it may say nothing after that. */
  silenceMs: number;
  /** For a mail in all, once it is reached. */
  handoverMaxMs: number;
}

/** Sends email, or stores it in the outbox folder where no mail server is set up. */
export interface Mailer {
  /** True while a mail server is set up, so that mails reach people. */
  readonly mailServer: boolean;
  /** Resolves when the mail has been handed over. @throws when it could not be. */
  send(mail: Mail, patience?: Patience): Promise<HandedOver>;
  /** Deletes the stored mails with these ids, and those about records with them; what a mail server took is out of reach. */
  forget(ids: readonly string[]): Promise<void>;
  /** Deletes stored mails from before `limit`; returns how many. */
  forgetBefore(limit: Date): Promise<number>;
}
