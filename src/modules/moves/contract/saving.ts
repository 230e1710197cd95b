export { preSaveMessage } from '../domain/saving/pre-save-checks.js';
export {
  DRIVE_BUFFER_QUESTION,
  DURATION_MISMATCH_QUESTION,
  saveQuestions,
} from '../domain/saving/save-confirms.js';
