export { Glossary } from "./Glossary";
