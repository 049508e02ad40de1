export { IntroVideo, VideoCards, type VideoCardsProps } from "./VideoCards";
