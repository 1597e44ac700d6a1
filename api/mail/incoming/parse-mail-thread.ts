// The thread that reads mails: whoever sends one that takes long keeps nobody else waiting.
import { serveJobs } from '../../core/serve-jobs.ts';
import { parseMail } from './parse-mail.ts';

serveJobs(parseMail);
