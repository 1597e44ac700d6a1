interface ProblemWords {
  title: string;
  meaning: string;
}

const DISK = 'Look at the disk, above. If it has room, ask whoever runs the server to check it.';
const AGAIN = 'The server tries again by itself. If it stays here, tell whoever runs the server.';
const REQUEST_AGAIN = 'Whoever asked can ask again. If it stays here, tell whoever runs the server.';
const NOTHING = 'Nothing to do.';
const TELL = 'Tell whoever looks after the program, with the reference.';

/** Covers every event logged as a warning or an error; a new one in `api/` gets its line here. */
export const problemWords: Readonly<Record<string, ProblemWords>> = {
  'api-token.use-not-recorded': { title: 'The use of a token was not noted', meaning: AGAIN },
  'audit.sign-ins-not-written': { title: 'Failed sign-ins were not noted', meaning: AGAIN },
  'backup.failed': { title: 'A backup failed', meaning: DISK },
  'backup.skipped': { title: 'A backup was left out', meaning: 'The disk had no room for it. Free some space.' },
  'bodies.budget-reached': {
    title: 'Too much was sent at once',
    meaning: 'Long texts were refused for a while. If it stays here, tell whoever runs the server.',
  },
  'containers.not-made': {
    title: 'Some texts of the website were not made ready for editing',
    meaning: 'The next start tries again.',
  },
  'cleanup.failed': {
    title: 'The daily clean-up failed',
    meaning: 'It is tried again tomorrow, and at the next start.',
  },
  'control.command-failed': { title: 'A command from the terminal failed', meaning: TELL },
  'demo.picture-failed': { title: 'A picture of the demo could not be drawn', meaning: 'It is left out of the demo.' },
  'digest.failed': { title: 'The morning mails to colleagues were not made', meaning: AGAIN },
  'duty.alert-failed': { title: 'The mails about somebody in danger were not made', meaning: AGAIN },
  'disk.growth-refused': { title: 'The disk is nearly full', meaning: 'Nothing new is stored. Free some space now.' },
  'disk.uploads-refused': { title: 'The disk is running full', meaning: 'No pictures are taken. Free some space.' },
  'forgotten-password.failed': { title: 'A mail for a forgotten password was not made', meaning: REQUEST_AGAIN },
  'form.not-reviewed': {
    title: 'A form without scripts was not read by the review',
    meaning: 'It was refused, and may be sent again. Words that sound like danger were looked for all the same.',
  },
  'form.photos-failed': {
    title: 'Photos of a form were not stored',
    meaning: 'The visitor was told. The offer is there.',
  },
  'image.database-failed': { title: 'A picture did not reach the database', meaning: AGAIN },
  'image.worker-lost': {
    title: 'Work on a picture broke off',
    meaning: 'It is tried again; staff were asked to send theirs again.',
  },
  'image.write-failed': { title: 'A picture could not be written', meaning: DISK },
  'invitation.mail-failed': {
    title: 'An invitation was not mailed',
    meaning: 'Look at Mail, above, then invite again.',
  },
  'known-browser.failed': { title: 'A mail “Was this you?” was not made', meaning: REQUEST_AGAIN },
  'limits.not-counted': {
    title: 'Limits could not be counted in the database',
    meaning: 'What is limited is refused meanwhile. Tell whoever runs the database.',
  },
  'limits.not-updated': {
    title: 'Limits could not be updated in the database',
    meaning: 'A try counts until its time is over. Tell whoever runs the database.',
  },
  'mail.claim-not-extended': {
    title: 'A mail may be sent twice',
    meaning: 'The data could not be written while it was being handed over. Tell whoever runs the server.',
  },
  'mail.delete-failed': { title: 'A mail about an erased record is still there', meaning: AGAIN },
  'mail.failed': {
    title: 'A mail was given up',
    meaning: 'The mail server refused it, or could not be reached for days. Look at Mail, above.',
  },
  'mail.put-off': { title: 'A mail could not be sent yet', meaning: 'It is tried again. Look at Mail, above.' },
  'mailbox.look-failed': { title: 'What the mailbox brought was not stored', meaning: AGAIN },
  'mailbox.mail-not-taken': {
    title: 'A mail came without its text',
    meaning: 'Something in it could not be stored. Please read it in the mailbox.',
  },
  'mailbox.not-read': {
    title: 'The mailbox cannot be read',
    meaning: 'Answers by email do not arrive here. Press “Check now” under Settings, Advanced, Answers by email.',
  },
  'mailbox.renumbered': {
    title: 'The mailbox was numbered anew',
    meaning: 'Look into the mailbox for what came shortly before: it was not read.',
  },
  'outbox.delivery-failed': { title: 'The delivery of mails broke off', meaning: AGAIN },
  'markdown.render-failed': {
    title: 'A post could not be rendered',
    meaning: `Whoever asked was told to try again. ${TELL}`,
  },
  'metrics.figure-failed': { title: 'A figure for Prometheus is missing', meaning: TELL },
  'metrics.pages-unknown': { title: 'Pages have no names in the metrics', meaning: TELL },
  'page.failed': { title: 'A page could not be shown', meaning: `A visitor saw an apology. ${TELL}` },
  'tries.not-told': { title: 'An owner was not told of wrong passwords', meaning: AGAIN },
  'webhook.delivery-failed': { title: 'Telling other programs broke off', meaning: AGAIN },
  'password.not-estimated': { title: 'Advice on a password was missing', meaning: NOTHING },
  'picture.attach-failed': { title: 'A picture was not attached', meaning: DISK },
  'picture.delete-failed': { title: 'A picture of a deleted record is still there', meaning: AGAIN },
  'picture.failed': {
    title: 'A picture could not be made',
    meaning: 'It is tried again for a day; then staff see it on the record.',
  },
  'picture.given-up': {
    title: 'A picture was given up',
    meaning: 'It could not be made. Staff see that on the record.',
  },
  'picture.undo-failed': { title: 'A refused picture left something behind', meaning: 'The next start removes it.' },
  'post.appearing-not-stored': {
    title: 'It could not be stored that a post has appeared',
    meaning: 'It is on the website all the same. The portal stores it in a few seconds.',
  },
  'post.html-not-stored': {
    title: 'The HTML of a post was not stored',
    meaning: `It is shown all the same. ${NOTHING}`,
  },
  'proxy.not-trusted': {
    title: 'All visitors look like one',
    meaning: 'Set TRUST_PROXY=on and start the server again.',
  },
  'quarantine.full': {
    title: 'The quarantine is full',
    meaning: 'The oldest were deleted. Look at what was held back.',
  },
  'quarantine.trim-failed': { title: 'The quarantine was not shortened', meaning: AGAIN },
  'request.failed': { title: 'The program made a mistake', meaning: `Somebody saw an apology. ${TELL}` },
  'server.stopped-early': { title: 'A stop took too long', meaning: `Nothing acknowledged was lost. ${NOTHING}` },
  'shared.upkeep-failed': { title: 'What processes share was not tidied', meaning: AGAIN },
  'sign-in.passkey-copied': {
    title: 'A passkey may have been copied',
    meaning: 'It opens nothing any more, and its owner was told. Ask them to remove it and to add another.',
  },
  'store.commit-unanswered': {
    title: 'The database did not answer in time',
    meaning: 'Tell whoever runs the database.',
  },
  'store.compaction-failed': { title: 'The journal was not compacted', meaning: DISK },
  'store.database-away': {
    title: 'The database cannot be reached',
    meaning: 'Reading goes on. Tell whoever runs the database.',
  },
  'store.journal-truncated': {
    title: 'The last stop was not clean',
    meaning: `Only what nobody was promised is gone. ${NOTHING}`,
  },
  'store.listener-failed': {
    title: 'A change was not passed on',
    meaning: `It is stored. Refresh the screen. ${TELL}`,
  },
  'store.lock-without-socket': {
    title: 'Another container would not see this server',
    meaning: 'Tell whoever runs the server: no second one may use its data folder.',
  },
  'store.other-history': {
    title: 'The database was put back',
    meaning: 'Everything was read again. Was a backup restored?',
  },
  'store.reload-failed': { title: 'Records could not be read again', meaning: 'Tell whoever runs the database.' },
  'store.upkeep-failed': { title: 'The database was not tidied', meaning: AGAIN },
  'store.write-failed': { title: 'A change could not be stored', meaning: `Its sender was told. ${DISK}` },
  'uploads.budget-reached': {
    title: 'Too many photos wait for a decision',
    meaning: 'Decide about some: that makes room.',
  },
  'uploads.count-failed': { title: 'Waiting photos could not be counted', meaning: DISK },
};

export const wordsOf = (event: string): ProblemWords => problemWords[event] ?? { title: event, meaning: TELL };
