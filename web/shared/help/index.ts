export { helpLink, HELP_TOPICS, lineOf, topicOf, type HelpTopic } from './topics';
