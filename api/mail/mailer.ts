export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The id of the record that the mail is about, with which it is forgotten. */
  about?: string;
}

/** Sends e-mail, or keeps it in the outbox folder where no server is set up. */
export interface Mailer {
  /** Resolves when the mail has been handed over. @throws when it could not be. */
  send(mail: Mail): Promise<void>;
  /** Deletes what is still kept here of mails about these records; what was handed over has left for good. */
  forget(about: readonly string[]): Promise<void>;
  /** Deletes what is still kept here of mails from before `limit`; returns how many. */
  forgetBefore(limit: Date): Promise<number>;
}
