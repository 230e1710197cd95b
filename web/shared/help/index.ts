export { helpLink, HELP_TOPICS, topicOf, type HelpTopic } from './topics';
