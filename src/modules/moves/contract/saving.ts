export { preSaveMessage } from '../domain/saving/pre-save-checks.js';
export { saveQuestions } from '../domain/saving/save-confirms.js';
