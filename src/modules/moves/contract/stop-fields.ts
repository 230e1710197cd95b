export {
  BOARD_STOP_FIELDS,
  columnOfField,
  MAILED_STOP_FIELDS,
  type BoardFieldName,
} from '../domain/stop-fields.js';
